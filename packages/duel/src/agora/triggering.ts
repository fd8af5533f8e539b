import type { SeatId } from '@pharos/core';
import type { State } from '../state.ts';

/** A Conspiracy may be triggered if one of its steps can do something, or always if agreed so. */
export function canTrigger(s: State, seat: SeatId, conspiracy: number): boolean {
  if (s.options.vainConspiracy === 'allowed') return true;
  const { onGain } = s.catalog.pieces.conspiracies[conspiracy];
  return onGain.some((effect) => !s.rules.isVain[effect.kind](s, seat, effect));
}
