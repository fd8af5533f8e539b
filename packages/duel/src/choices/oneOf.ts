import { writeList } from '../moves.ts';
import type { WrittenChoice } from '../records.ts';
import type { ChoiceKind, State } from '../state.ts';
import { END_TURN, task, type Task } from '../tasks.ts';

/** A choice of one piece of a list, which falls away if the list is empty. */
export function oneOf(
  move: number,
  list: (s: State, choice: Task) => readonly number[],
): Pick<ChoiceKind, 'moves' | 'offers'> {
  return {
    offers: (s, choice) => list(s, choice).length > 0,
    moves: (s, choice, out) => writeList(out, move, list(s, choice)),
  };
}

/** How a written position names a choice that comes up in a turn, if its kind says it all. */
export function writtenInTurn(kind: number, subject = 0): WrittenChoice {
  return { keys: [], tasks: (_, seat) => [task(END_TURN, seat), task(kind, seat, subject)] };
}
