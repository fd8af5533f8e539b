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
      return { ...event, choices: event.choices.map((choice) => redactChoice(choice, viewer, expansions)) };
    default:
      return expansions.reduce<WondersEvent>((told, expansion) => expansion.redact?.(told, viewer) ?? told, event);
  }
}

/** What is built lies open; what expansions do otherwise may do so, too. */
function redactChoice(choice: RevealedChoice, viewer: Viewer, expansions: readonly Expansion[]): RevealedChoice {
  const { action, seat } = choice;
  const isOpen = action === 'build' || expansions.some(({ openUses }) => openUses?.includes(action) === true);
  return isOpen || seat === viewer ? choice : { ...choice, card: null };
}
