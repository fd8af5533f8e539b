import type { DuelEvent } from './events.ts';

/**
 * An event as far as it can be told before it happens: which tokens and Conspiracies would be drawn is left out. Null for
 * what would turn up a card, Wonders or a Decree: a preview tells in other places which ones lie there.
 */
export function foresee(event: DuelEvent): DuelEvent | null {
  switch (event.type) {
    case 'cardRevealed':
    case 'wondersOffered':
    case 'decreeTurned':
      return null;
    case 'tokensDrawn':
      return { ...event, tokens: null };
    case 'conspiraciesDrawn':
      return { ...event, conspiracies: null };
    case 'conspiracyKept':
      // Without another one to put back there was no choice: all that were drawn are kept.
      return event.other === null ? { ...event, conspiracy: null } : event;
    default:
      return event;
  }
}
