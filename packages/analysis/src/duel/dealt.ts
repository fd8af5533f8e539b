import type { SeatId } from '@pharos/core';
import type { DuelEvent, State } from '@pharos/duel';
import type { Reason } from '../result.ts';

/** Cards that were turned up. */
export function dealt(_before: State, events: readonly DuelEvent[], seat: SeatId): Reason[] {
  return events.flatMap((event) =>
    event.type === 'cardRevealed' ? [{ kind: 'turnedUp', n: 1, piece: event.card, seat }] : [],
  );
}
