import type { SeatId } from '@pharos/core';
import type { State } from './state.ts';

/** A turn earns at most one further turn [D-49, D-50]. */
export function earnExtraTurn(s: State, seat: SeatId): void {
  if (s.extraTurn) return;
  s.extraTurn = true;
  s.emit?.({ type: 'extraTurnEarned', seat });
}
