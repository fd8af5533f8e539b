import type { DuelEvent } from './events.ts';
import type { Expansion } from './state.ts';

/**
 * An event as far as it can be told before it happens: which tokens would be drawn is left out. Null for what would turn up a card
 * or Wonders: a preview tells in other places which ones lie there.
 */
export function foresee(event: DuelEvent, expansions: readonly Expansion[]): DuelEvent | null {
  if (event.type === 'cardRevealed' || event.type === 'wondersOffered') return null;
  if (event.type === 'tokensDrawn') return { ...event, tokens: null };
  let told: DuelEvent | null = event;
  for (const expansion of expansions) {
    if (told !== null && expansion.foresee !== undefined) told = expansion.foresee(told);
  }
  return told;
}
