import type { Move, SeatId } from '@pharos/core';
import { piece } from '../../choice.ts';
import { moveObject, moveOrNull, moveSubject, packMove } from '../../moves.ts';
import { nounsAround } from '../../notation.ts';
import type { Action, ChoiceKind, State } from '../../state.ts';
import type { ShiftChoice } from '../choiceTypes.ts';
import { decreeName, moveDecree } from '../decrees.ts';
import { SHIFT } from '../moves.ts';
import { chamberName, chamberOf, decreeOf } from '../notation.ts';
import { controllerOf } from '../senate.ts';
import { agoraOf, CHAMBERS, type AgoraState } from '../state.ts';
import { MOVE_DECREE } from '../tasks.ts';

/** Any Decree to any other Chamber. */
export const movingDecree: ChoiceKind = {
  kind: MOVE_DECREE,
  name: 'moveDecree',
  among: 'decree',
  offers: () => true,
  moves: (s, _, out) => writeShifts(agoraOf(s), out),
};

function writeShifts({ decreeAt }: AgoraState, out: Move[]): number {
  let count = 0;
  for (const [decree, at] of decreeAt.entries()) {
    for (let chamber = 0; chamber < CHAMBERS; chamber++) {
      if (chamber !== at) out[count++] = packMove(SHIFT, decree, chamber);
    }
  }
  return count;
}

export const shift: Action<ShiftChoice> = {
  kind: SHIFT,
  name: 'shift',
  apply: (s, seat, move) => shiftDecree(s, seat, moveSubject(move), moveObject(move)),
  format: (_, move) => `shift ${decreeName(moveSubject(move))} to ${chamberName(moveObject(move))}`,
  describe: (s, _, move) => {
    const from = agoraOf(s).decreeAt[moveSubject(move)] + 1;
    return { ...piece(decreeName(moveSubject(move))), from, to: moveObject(move) + 1 };
  },
  parse(_, words) {
    const [decree, chamber] = nounsAround(words, 'shift', 'to') ?? [null, null];
    return moveOrNull(SHIFT, decreeOf(decree), chamberOf(chamber));
  },
};

function shiftDecree(s: State, seat: SeatId, decree: number, to: number): void {
  const agora = agoraOf(s);
  moveDecree(s, seat, decree, to, [controllerOf(agora, agora.decreeAt[decree]), controllerOf(agora, to)]);
}
