import type { DuelEvent } from '../events.ts';

/** The event as somebody else than its seat may know it. */
export function redactAgora(event: DuelEvent): DuelEvent {
  switch (event.type) {
    case 'conspiraciesDrawn':
      return { ...event, conspiracies: null };
    case 'conspiracyKept':
    case 'conspiracyPrepared':
      return { ...event, conspiracy: null };
    case 'tokenLocked':
      return event.from === 'box' ? { ...event, token: null } : event;
    default:
      return event;
  }
}
