import { COLUMNS, type Pieces } from '../piece/pieces.ts';
import { cardName } from '../words/wonders.ts';

interface NamedCard {
  readonly name: string;
  readonly colour: string;
}

/** Cards with their colours, one colour after the other. */
export function namedCards(cards: readonly string[], pieces: Pieces): NamedCard[] {
  const named = cards.map((card) => ({ name: cardName(card), colour: pieces.card(card).colour }));
  return COLUMNS.flatMap((colour) => named.filter((card) => card.colour === colour));
}
