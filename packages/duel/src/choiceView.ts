import type { Move, SeatId } from '@pharos/core';
import type { ChoiceView } from './choiceTypes.ts';
import { moveKind } from './moves.ts';
import type { State } from './state.ts';

/** A legal move as a record: what its action says of it. */
export function choiceView(s: State, seat: SeatId, move: Move): ChoiceView {
  const action = s.rules.actions[moveKind(move)];
  const described = { move: action.format(s, move), action: action.name, ...action.describe(s, seat, move) };
  // Each action says what belongs to its name, which the list of all actions cannot say.
  return described as ChoiceView;
}
