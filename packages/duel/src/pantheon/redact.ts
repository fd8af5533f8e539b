import type { DuelEvent } from '../events.ts';

/** The event as somebody else than its seat may know it [P-7, P-13]. */
export function redactPantheon(event: DuelEvent): DuelEvent {
  switch (event.type) {
    case 'divinitiesDrawn':
    case 'divinitiesSeen':
      return { ...event, divinities: null };
    case 'divinityPlaced':
      return { ...event, divinity: null };
    default:
      return event;
  }
}

/** An event as far as it can be told before it happens: what would be turned up is left out, what would be drawn is not named. */
export function foreseePantheon(event: DuelEvent): DuelEvent | null {
  switch (event.type) {
    case 'pantheonOpened':
    case 'hiddenCardDropped':
      return null;
    case 'divinitiesDrawn':
    case 'divinitiesSeen':
      return { ...event, divinities: null };
    default:
      return event;
  }
}
