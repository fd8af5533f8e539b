import type { SeatId } from '@pharos/core';
import { loseCoins } from '../coins.ts';
import { opponentOf, playerAt, type State } from '../state.ts';
import { POLIORCETICS } from './abilities.ts';
import { OFF_TRACK, pantheonOf } from './state.ts';

/** [P-34] */
const COINS_PER_SPACE = 1;

/** [P-27] The Minerva pawn stops the Conflict pawn once and is discarded. */
export function stopsAtMinerva(s: State, to: number): boolean {
  const pantheon = pantheonOf(s);
  if (pantheon.minerva !== to) return false;
  pantheon.minerva = OFF_TRACK;
  s.emit?.({ type: 'minervaDiscarded', at: to });
  return true;
}

/** [P-34] A space forward costs the opponent of whoever has Poliorcetics a coin; if agreed so, not one won by a lost Decree. */
export function payPoliorcetics(s: State, seat: SeatId, isRetreat: boolean): void {
  if ((playerAt(s, seat).abilities & POLIORCETICS) === 0) return;
  if (isRetreat && s.options.poliorcetics === 'ownShields') return;
  loseCoins(s, opponentOf(seat), COINS_PER_SPACE, 'poliorcetics');
}
