import type { DuelEvent } from '../events.ts';

/** An event as far as it can be told before it happens: which Conspiracies would be drawn, and which Decree turned, is left out. */
export function foreseeAgora(event: DuelEvent): DuelEvent | null {
  switch (event.type) {
    case 'decreeTurned':
      return null;
    case 'conspiraciesDrawn':
      return { ...event, conspiracies: null };
    case 'conspiracyKept':
      // Without another one to put back there was no choice: all that were drawn are kept.
      return event.other === null ? { ...event, conspiracy: null } : event;
    default:
      return event;
  }
}
