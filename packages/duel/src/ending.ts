import type { SeatId } from '@pharos/core';
import { NOBODY, type State } from './state.ts';

/** Ends the game at once; everything still pending is dropped [D-23, D-89]. */
export function endGame(s: State, ending: number, winner: SeatId): void {
  s.ending = ending;
  s.winner = winner;
  s.agenda.length = 0;
  s.emit?.({ type: 'gameEnded', ending: s.rules.endings[ending], winner: winner === NOBODY ? null : winner });
}
