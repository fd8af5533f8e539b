import type { WondersView } from '@pharos/wonders';
import type { Party } from '../../../table/shared/verdict.ts';
import { hasTeams, matesOf, teamOf, teamTotal } from '../table/teams.ts';

/** Coins settle ties. */
export interface PartyWithCoins extends Party {
  readonly coins: number;
}

/** From best to worst. Where people agreed to stop nobody has a place, and all are told in the order of their seats. */
export function partiesOf(view: WondersView): PartyWithCoins[] {
  const { ranking = [], ending } = view.outcome ?? {};
  const parties: PartyWithCoins[] = [];
  for (const group of ranking) {
    const place = ending === 'agreement' ? null : parties.length + 1;
    const heads = hasTeams(view) ? group.filter((seat) => matesOf(teamOf(seat))[0] === seat) : group;
    for (const seat of heads) parties.push({ ...resultOf(view, seat), place });
  }
  return parties;
}

function resultOf(view: WondersView, seat: number): Omit<PartyWithCoins, 'place'> {
  if (hasTeams(view)) return { seats: matesOf(teamOf(seat)), ...teamTotal(view, teamOf(seat)) };
  const { score, coins } = view.cities[seat];
  return { seats: [seat], points: score.total, coins };
}

/** Whether coins had a say: somebody has as many points as the next one. */
export function hasTie(parties: readonly PartyWithCoins[]): boolean {
  return parties.some(({ place, points }, index) => place !== null && points === parties.at(index + 1)?.points);
}
