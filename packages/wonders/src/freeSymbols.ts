import type { Card } from './catalog.ts';
import type { City, State } from './state.ts';

/** Science symbols of free choice, that of a copied guild among them [W-77, W-84, W-100]. */
export function freeSymbolsIn(s: State, city: City): number {
  return city.freeSymbols + (city.copied < 0 ? 0 : freeSymbolsOf(s.catalog.cards[city.copied]));
}

/** The symbols of free choice that a card gives. */
export function freeSymbolsOf(card: Card): number {
  let count = 0;
  for (const effect of card.standing) if (effect.type === 'scienceAny') count += effect.count;
  return count;
}
