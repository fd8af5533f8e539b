import { packMove } from '../../moves.ts';
import type { Action, AutomaticTask, ChoiceKind } from '../../state.ts';
import { taskCity } from '../../tasks.ts';
import { resolveNavalConflict } from '../conflicts.ts';
import { JOIN, STAY } from '../moves.ts';
import { tokensIfAsked } from '../prospects.ts';
import { armadaOf } from '../state.ts';
import { NAVAL_CONFLICT, STAY_OUT } from '../tasks.ts';
import { turnAtSea } from './turnAtSea.ts';

/** [AR-96] Whether to take part in the naval conflict of this Age. */
export const stayingOut: ChoiceKind = {
  ...turnAtSea(STAY_OUT, 'navalConflict', false),
  moves(_, __, ___, out) {
    out[0] = packMove(STAY, 0);
    out[1] = packMove(JOIN, 0);
    return 2;
  },
  view: (s, _, seat) => ({ tokens: tokensIfAsked(s, armadaOf(s), seat) }),
};

const STAY_TEXT = 'stay out';
const JOIN_TEXT = 'take part';

export const stayOut: Action = {
  kind: STAY,
  name: 'stayOut',
  apply(s, _, __, made) {
    const city = taskCity(made);
    armadaOf(s).harbours[city].staysOut = 1;
    s.emit?.({ type: 'stayedOut', city });
  },
  format: () => STAY_TEXT,
  parse: (_, text) => (text === STAY_TEXT ? packMove(STAY, 0) : null),
  subject: () => null,
};

export const takePart: Action = {
  kind: JOIN,
  name: 'takePart',
  apply() {
    // Who does not stay out takes part anyway.
  },
  format: () => JOIN_TEXT,
  parse: (_, text) => (text === JOIN_TEXT ? packMove(JOIN, 0) : null),
  subject: () => null,
};

/** [AR-85] */
export const fightingAtSea: AutomaticTask = {
  kind: NAVAL_CONFLICT,
  perform: (s) => resolveNavalConflict(s, armadaOf(s)),
};
