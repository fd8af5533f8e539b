import type { Move, Preview, SeatId } from '@pharos/core';
import type { WondersEvent } from './events.ts';
import { paidChoice } from './choiceView.ts';
import type { State } from './state.ts';

/** What a seat would see if it made a move now. */
export function preview(s: State, seat: SeatId, move: Move): Preview<WondersEvent> {
  return {
    events: [{ type: 'choiceMade', seat, choice: paidChoice(s, seat, move), again: false }],
    changes: [],
    outcome: null,
  };
}
