import { COLUMNS, costOf, type CardSpec, type Pieces } from '../piece/pieces.ts';
import { pieceTexts } from '../words/pieceTexts.ts';
import { ageName, cardName, colourName, colourShort, resourceName } from '../words/wonders.ts';

/** All words by which a card can be found: those that stand on it, what it does, and the cards it is linked to. */
export function wordsOfCard(card: CardSpec, pieces: Pieces): string[] {
  const linked = [...(card.freeWith ?? []), ...pieces.freedBy(card.id).map(({ id }) => id)];
  return [
    cardName(card.id),
    ...(card.age === null ? [] : [ageName(card.age)]),
    colourName(card.colour),
    colourShort(card.colour),
    ...costOf(card.cost).units.map(resourceName),
    ...pieceTexts(card),
    ...linked.map(cardName),
  ];
}

/** By Age, then by colour as the columns of a city. */
export const inOrder = (cards: readonly CardSpec[]): CardSpec[] =>
  cards.toSorted(
    (one, other) => (one.age ?? 0) - (other.age ?? 0) || COLUMNS.indexOf(one.colour) - COLUMNS.indexOf(other.colour),
  );
