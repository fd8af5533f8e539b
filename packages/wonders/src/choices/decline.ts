import { DECLINE, packMove } from '../moves.ts';
import type { Action } from '../state.ts';
import { taskKind } from '../tasks.ts';

const TEXT = 'decline';

/** Leaves out what may be done. */
export const decline: Action = {
  kind: DECLINE,
  name: 'decline',
  apply(s, seat, _, made) {
    const { name, part } = s.rules.choices[taskKind(made)];
    s.emit?.({ type: 'powerDeclined', seat, ...(part ?? { power: name }) });
  },
  format: () => TEXT,
  parse: (_, text) => (text === TEXT ? packMove(DECLINE, 0) : null),
  subject: () => null,
};
