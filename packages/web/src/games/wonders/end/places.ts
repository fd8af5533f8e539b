import type { WondersView } from '@pharos/wonders';
import { hasTeams, matesOf, teamOf, teamTotal } from '../table/teams.ts';

/** Who plays for one result: a player, or two partners. */
export interface Party {
  readonly seats: readonly number[];
  /** Who shares a place has the same number; the next one counts them. */
  readonly place: number;
  readonly points: number;
  readonly coins: number;
}

/** From best to worst. */
export function partiesOf(view: WondersView): Party[] {
  const parties: Party[] = [];
  for (const group of view.outcome?.ranking ?? []) {
    const place = parties.length + 1;
    const heads = hasTeams(view) ? group.filter((seat) => matesOf(teamOf(seat))[0] === seat) : group;
    for (const seat of heads) parties.push({ ...partyOf(view, seat), place });
  }
  return parties;
}

function partyOf(view: WondersView, seat: number): Omit<Party, 'place'> {
  if (hasTeams(view)) return { seats: matesOf(teamOf(seat)), ...teamTotal(view, teamOf(seat)) };
  const { score, coins } = view.cities[seat];
  return { seats: [seat], points: score.total, coins };
}

export interface Place {
  readonly seat: number;
  readonly place: number;
}

export function placesOf(view: WondersView): Place[] {
  return partiesOf(view).flatMap(({ seats, place }) => seats.map((seat) => ({ seat, place })));
}
