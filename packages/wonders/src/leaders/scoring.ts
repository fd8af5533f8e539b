import type { ScienceTerms } from '../scienceTypes.ts';
import type { Points } from '../score.ts';
import { countedPoints } from '../scoring.ts';
import type { State } from '../state.ts';
import { buriedPoints } from './burial.ts';
import { workingLeaders } from './recruiting.ts';
import { leadersOf } from './state.ts';

/** Leaders are a category of their own; those under the board of Abu Simbel belong to the wonder [L-74]. */
export function addLeaderPoints(s: State, city: number, points: Points): number {
  let leaders = 0;
  for (const leader of workingLeaders(s, city)) leaders += leader.points + countedPoints(s, city, leader.scoring);
  const buried = leadersOf(s).seats[city].buried.reduce((sum, packed) => sum + buriedPoints(packed), 0);
  points.leaders = leaders;
  points.wonder += buried;
  return leaders + buried;
}

/** [L-52, L-53] */
export function leadersScience(s: State, city: number): ScienceTerms {
  let most = 0;
  let changes = 0;
  let setPoints = 0;
  for (const { standing } of workingLeaders(s, city)) {
    for (const { type, count } of standing) {
      if (type === 'mostOwnedSymbol') most++;
      else if (type === 'changeSymbol') changes++;
      else if (type === 'scienceSetPoints') setPoints += count;
    }
  }
  return { most, changes, setPoints };
}
