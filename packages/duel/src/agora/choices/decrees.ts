import { piece } from '../../choice.ts';
import { moveObject, moveOrNull, moveSubject, packMove } from '../../moves.ts';
import { nounsAround } from '../../notation.ts';
import type { Action, ChoiceKind } from '../../state.ts';
import type { ShiftChoice } from '../choiceTypes.ts';
import { decreeName, moveDecree } from '../decrees.ts';
import { SHIFT } from '../moves.ts';
import { chamberName, chamberOf, decreeOf } from '../notation.ts';
import { controllerOf } from '../senate.ts';
import { agoraOf, CHAMBERS } from '../state.ts';
import { MOVE_DECREE } from '../tasks.ts';

/** Any Decree to any other Chamber. */
export const movingDecree: ChoiceKind = {
  kind: MOVE_DECREE,
  name: 'moveDecree',
  among: 'decree',
  offers: () => true,
  moves(s, _, out) {
    let count = 0;
    for (const [decree, at] of agoraOf(s).decreeAt.entries()) {
      for (let chamber = 0; chamber < CHAMBERS; chamber++) {
        if (chamber !== at) out[count++] = packMove(SHIFT, decree, chamber);
      }
    }
    return count;
  },
};

export const shift: Action<ShiftChoice> = {
  kind: SHIFT,
  name: 'shift',
  apply(s, seat, move) {
    const agora = agoraOf(s);
    const decree = moveSubject(move);
    const to = moveObject(move);
    moveDecree(s, seat, decree, to, [controllerOf(agora, agora.decreeAt[decree]), controllerOf(agora, to)]);
  },
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
