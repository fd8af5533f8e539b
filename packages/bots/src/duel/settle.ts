import { movesOf, type Move, type SeatId } from '@pharos/core';
import { currentTask, duel, tasks, type State } from '@pharos/duel';
import { expansionsOf } from './expansions.ts';

/** Choices that belong to the move before them. */
const FOLLOW_UPS = new Set<number>([tasks.TAKE_TOKEN, tasks.DRAW_TOKEN, tasks.DESTROY, tasks.REVIVE]);
/** No move of the rules leads to so many further choices. */
const LIMIT = 24;

/**
 * The position once the seat has made the choices its move entails, each the best one for the moment: how good it is
 * shows only then.
 */
export function settled(s: State, seat: SeatId, valueOf: (s: State) => number): State {
  let now = s;
  for (let made = 0; made < LIMIT && isFollowUp(now, seat); made++) now = bestOf(now, seat, valueOf);
  return now;
}

function isFollowUp(s: State, seat: SeatId): boolean {
  const choice = currentTask(s);
  if (choice < 0 || tasks.taskSeat(choice) !== seat) return false;
  const kind = tasks.taskKind(choice);
  return FOLLOW_UPS.has(kind) || expansionsOf(s).some((expansion) => expansion.isFollowUp(kind));
}

function bestOf(s: State, seat: SeatId, valueOf: (s: State) => number): State {
  let best = s;
  let bestValue = -Infinity;
  for (const move of movesOf(duel, s, seat)) {
    const after = played(s, seat, move);
    const value = valueOf(after);
    if (value <= bestValue) continue;
    best = after;
    bestValue = value;
  }
  return best;
}

function played(s: State, seat: SeatId, move: Move): State {
  const after = duel.clone(s);
  duel.apply(after, seat, move);
  return after;
}
