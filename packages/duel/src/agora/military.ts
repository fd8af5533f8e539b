import type { SeatId } from '@pharos/core';
import { MILITARY_TOKENS } from '../military.ts';
import type { State } from '../state.ts';
import { task, taskSeat } from '../tasks.ts';
import { MOVE_CUBE, PLACE_CUBE, REMOVE_CUBE } from './tasks.ts';

const [{ at: INNER }] = MILITARY_TOKENS;

/**
 * A military token works for the player on turn, or, if agreed so, for the one the pawn has moved for. An inner one
 * places a cube; an outer one removes an opposing cube, then moves an own one. They go beneath what this movement has already put
 * on the agenda, so that the inner token comes before the outer one.
 */
export function useMilitaryToken(s: State, mover: SeatId, token: number, below: number): void {
  const { id, at } = MILITARY_TOKENS[token];
  const seat = s.options.militaryToken === 'playerOnTurn' ? seatOnTurn(s, mover) : mover;
  s.emit?.({ type: 'militaryTokenUsed', seat, token: id });
  if (at === INNER) s.agenda.splice(below, 0, task(PLACE_CUBE, seat));
  else s.agenda.splice(below, 0, task(MOVE_CUBE, seat), task(REMOVE_CUBE, seat));
}

/** Whose turn it is, or whose pick: the rest of it lies at the bottom of the agenda. */
function seatOnTurn({ agenda }: State, otherwise: SeatId): SeatId {
  return agenda.length > 0 ? taskSeat(agenda[0]) : otherwise;
}
