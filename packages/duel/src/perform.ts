import type { SeatId } from '@pharos/core';
import type { Effect } from './catalog.ts';
import { GOES_ON, type State } from './state.ts';

/** Carries out effects in order; a supremacy ends it [D-23]. Choices go on the agenda [D-22]. */
export function performAll(s: State, seat: SeatId, effects: readonly Effect[], extraShields = 0): void {
  for (const effect of effects) {
    if (s.ending !== GOES_ON) return;
    s.rules.perform[effect.kind](s, seat, effect, extraShields);
  }
}
