import type { SeatId } from '@pharos/core';
import type { Effect } from './catalog.ts';
import { GOES_ON, type State } from './state.ts';

// Loops count here and wherever else a turn passes: with lists of different kinds, iterators cost V8 several per cent.

/** Carries out effects in order; a supremacy ends it [D-23]. Choices go on the agenda [D-22]. */
export function performAll(s: State, seat: SeatId, effects: readonly Effect[], extraShields = 0): void {
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index];
    if (s.ending !== GOES_ON) return;
    s.rules.perform[effect.kind](s, seat, effect, extraShields);
  }
}
