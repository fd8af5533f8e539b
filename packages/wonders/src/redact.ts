import type { Viewer } from '@pharos/core';
import type { RevealedChoice, WondersEvent } from './events.ts';
import type { Expansion } from './state.ts';

/** The event as a viewer may know it [W-125]; a change of mind is nobody else's business. */
export function redact(event: WondersEvent, viewer: Viewer, expansions: readonly Expansion[]): WondersEvent | null {
  switch (event.type) {
    case 'choiceMade':
      if (event.seat === viewer) return event;
      return event.again ? null : { ...event, choice: null };
    case 'cardDrawn':
    case 'cardDiscarded':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'discardSeen':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'choicesRevealed':
      return { ...event, choices: event.choices.map((choice) => redactChoice(choice, viewer)) };
    default:
      return expansions.reduce<WondersEvent>((told, expansion) => expansion.redact?.(told, viewer) ?? told, event);
  }
}

function redactChoice(choice: RevealedChoice, viewer: Viewer): RevealedChoice {
  return choice.action === 'build' || choice.seat === viewer ? choice : { ...choice, card: null };
}
