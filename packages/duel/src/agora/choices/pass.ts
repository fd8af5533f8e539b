import { NO_PIECE } from '../../choice.ts';
import type { Move } from '@pharos/core';
import { packMove } from '../../moves.ts';
import { isOnly } from '../../notation.ts';
import type { Action } from '../../state.ts';
import { PASS } from '../moves.ts';

/** Leaves out, or stops, what may be done. */
export const pass: Action = {
  kind: PASS,
  name: 'pass',
  apply() {
    // The choice is off the agenda, and that is all.
  },
  format: () => 'pass',
  describe: () => NO_PIECE,
  parse: (_, words) => (isOnly(words, 'pass') ? packMove(PASS, 0) : null),
};

export function writePass(out: Move[], count: number): number {
  out[count] = packMove(PASS, 0);
  return count + 1;
}
