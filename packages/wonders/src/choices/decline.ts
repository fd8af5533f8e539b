import { DECLINE, packMove } from '../moves.ts';
import type { Action } from '../state.ts';
import { SEVENTH, taskKind } from '../tasks.ts';

const TEXT = 'decline';

/** Leaves out what may be done. */
export const decline: Action = {
  kind: DECLINE,
  name: 'decline',
  apply(s, seat, _, made) {
    s.emit?.({ type: 'powerDeclined', seat, power: taskKind(made) === SEVENTH ? 'seventhCard' : 'revive' });
  },
  format: () => TEXT,
  parse: (_, text) => (text === TEXT ? packMove(DECLINE, 0) : null),
  subject: () => null,
};
