import { countBits, lowestBit } from '../bits.ts';
import { nextPick, pickWonder } from '../draft.ts';
import { moveSubject, PICK, writeSet } from '../moves.ts';
import type { Action, AutomaticTask, ChoiceKind } from '../state.ts';
import { NEXT_PICK, PICK_WONDER, taskSeat } from '../tasks.ts';
import { namingPiece } from './naming.ts';

/** [D-10] Which of the Wonders on offer; the last one of a round is no choice [D-11]. */
export const pickingWonder: ChoiceKind = {
  kind: PICK_WONDER,
  name: 'pickWonder',
  among: 'wonder',
  offers: (s) => countBits(s.offer) > 1,
  moves: (s, _, out) => writeSet(out, PICK, s.offer),
  skip: (s, pick) => pickWonder(s, taskSeat(pick), lowestBit(s.offer), true),
};

/** What a Wonder does when it is picked comes before the next pick. */
export const goingOnWithDraft: AutomaticTask = { kind: NEXT_PICK, perform: nextPick };

export const pick: Action = {
  kind: PICK,
  name: 'pick',
  apply: (s, seat, move) => pickWonder(s, seat, moveSubject(move), false),
  ...namingPiece(PICK, 'pick', (s) => s.catalog.wonders),
};
