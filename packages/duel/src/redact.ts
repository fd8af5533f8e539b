import type { Viewer } from '@pharos/core';
import type { DuelEvent } from './events.ts';
import type { Expansion } from './state.ts';

/** The event as a viewer may know it: what a seat draws, keeps or hides is its own secret [D-93]. */
export function redact(event: DuelEvent, viewer: Viewer, expansions: readonly Expansion[]): DuelEvent {
  if (!('seat' in event) || event.seat === viewer) return event;
  if (event.type === 'tokensDrawn') return { ...event, tokens: null };
  return expansions.reduce<DuelEvent>((told, expansion) => expansion.redact?.(told) ?? told, event);
}
