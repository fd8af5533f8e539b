import type { SeatId } from '@pharos/core';
import { CONSPIRATOR_TURN, EFFECT, type Card } from '../catalog.ts';
import { earnExtraTurn, performAll } from '../effects.ts';
import { playerAt, type State } from '../state.ts';
import { agoraOf } from './state.ts';

/** [A-17 … A-20] A Senator joins the city, the coins go to the bank, and the Senator acts. */
export function recruit(s: State, seat: SeatId, senator: Card, from: string, price: number): void {
  const player = playerAt(s, seat);
  player.coins -= price;
  agoraOf(s).players[seat].senators.push(senator.index);
  s.emit?.({ type: 'senatorRecruited', seat, card: senator.id, from });
  if (price > 0) s.emit?.({ type: 'coinsPaid', seat, count: price, trade: 0 });
  // The Decree counts if it is controlled now, before the action of this very Conspirator.
  if (isConspirator(senator) && (player.abilities & CONSPIRATOR_TURN) !== 0) earnExtraTurn(s, seat);
  performAll(s, seat, senator.onGain);
}

function isConspirator(senator: Card): boolean {
  return senator.onGain.some(({ kind }) => kind === EFFECT.conspirator);
}
