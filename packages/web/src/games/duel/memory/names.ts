import { cardSpec, COLOURS, lookOf } from '../card/pieces.ts';
import { cardName } from '../words/content.svelte.ts';

export interface NamedCard {
  readonly name: string;
  readonly colour: string;
}

/** Cards with their colours, one colour after the other; what is no Building comes last. */
export function namedCards(cards: readonly string[]): NamedCard[] {
  const named = cards.map((card) => ({ name: cardName(card), colour: lookOf(cardSpec(card)) }));
  const looks = [...new Set<string>([...COLOURS, ...named.map(({ colour }) => colour)])];
  return looks.flatMap((look) => named.filter(({ colour }) => colour === look));
}
