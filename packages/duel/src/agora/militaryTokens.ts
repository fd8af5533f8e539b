import type { SeatId } from '@pharos/core';
import type { State } from '../state.ts';
import { MOVE_CUBE, PLACE_CUBE, REMOVE_CUBE, task } from '../tasks.ts';

/**
 * An inner token places a cube; an outer one removes an opposing cube, then moves an own one. They go beneath
 * what this movement has already put on the agenda, so that the inner token comes before the outer one.
 */
export function useAgoraToken(s: State, seat: SeatId, isInner: boolean, below: number): void {
  if (isInner) s.agenda.splice(below, 0, task(PLACE_CUBE, seat));
  else s.agenda.splice(below, 0, task(MOVE_CUBE, seat), task(REMOVE_CUBE, seat));
}
