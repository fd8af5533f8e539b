import type { SeatId } from '@pharos/core';
import { leaderPieces, type LeadersState, type State } from '@pharos/wonders';
import { abilitiesWorth } from './abilityWorth.ts';
import { worthAhead } from './worth.ts';

/** What the leaders of a city are worth besides what they already give; all of them lie open. */
export function leadersValue(s: State, { seats }: LeadersState, seat: SeatId, left: number): number {
  const { recruited, copied } = seats[seat];
  const pieces = leaderPieces(s);
  let value = abilitiesWorth(s, seat, s.cities[seat].abilities, left);
  for (let index = 0; index < recruited.length; index++) {
    value += worthAhead(s, seat, pieces[recruited[index].leader], left);
  }
  return copied < 0 ? value : value + worthAhead(s, seat, pieces[copied], left);
}
