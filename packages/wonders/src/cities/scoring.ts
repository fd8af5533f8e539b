import { BLACK, GREEN } from '../catalog.ts';
import { SCIENCE_SYMBOLS } from '../content/types.ts';
import type { ScienceTerms } from '../scienceTypes.ts';
import type { Points } from '../score.ts';
import { countedPoints } from '../scoring.ts';
import { leftOf, rightOf, type State } from '../state.ts';
import { citiesOf } from './state.ts';

/** Black cards are a category of their own, and debt is taken off by itself [C-65]. */
export function addBlackPoints(s: State, city: number, points: Points): number {
  let black = 0;
  for (const index of s.cities[city].cards) {
    const card = s.catalog.cards[index];
    if (card.colour === BLACK) black += card.points + countedPoints(s, city, card.scoring);
  }
  points.black = black;
  // Not −0, which is no number to show.
  points.debt = 0 - citiesOf(s).debt[city];
  return points.black + points.debt;
}

/** How many symbols a city may copy [C-40]. */
export function masksIn(s: State, city: number): number {
  let count = 0;
  for (const index of s.cities[city].cards) {
    const card = s.catalog.cards[index];
    if (card.colour === BLACK) for (const { type } of card.standing) if (type === 'copySymbol') count++;
  }
  return count;
}

/** [C-40 … C-43] Each green card next door serves one mask. */
export function copiedScience(s: State, city: number): ScienceTerms {
  const copies = masksIn(s, city);
  if (copies === 0) return {};
  const copyable = SCIENCE_SYMBOLS.map(() => 0);
  for (const other of [leftOf(s, city), rightOf(s, city)]) {
    for (const index of s.cities[other].cards) {
      const card = s.catalog.cards[index];
      if (card.colour !== GREEN) continue;
      for (const { type, subject } of card.standing) if (type === 'science') copyable[subject]++;
    }
  }
  return { copies, copyable };
}
