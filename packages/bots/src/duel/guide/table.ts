import { catalogOf, PACKS, words, type Card } from '@pharos/duel';

/** All cards: those of a pack less are the first of them, with the same numbers. */
const { cards, wonders, tokens } = catalogOf(PACKS.map(({ id }) => id));

export const NO_SYMBOL = -1;
/** Cards that are read at every leaf, as numbers. */
export const cardPoints = Uint8Array.from(cards, ({ points }) => points);
export const cardShields = Uint8Array.from(cards, (card) => gainOf(card, 'shields'));
export const cardSymbol = Int8Array.from(
  cards,
  ({ onGain }) => onGain.find(({ type }) => type === 'science')?.subject ?? NO_SYMBOL,
);
export const cardFreeWith = Int32Array.from(cards, ({ freeWith }) => freeWith);
export const isGuild = Uint8Array.from(cards, ({ scoring }) => scoring.length);
/** Whether a card is no Building. */
export const isNoBuilding = Uint8Array.from(cards, ({ colour }) => (colour < 0 ? 1 : 0));
/** The resource a card produces, as a set. */
export const cardProduces = Uint8Array.from(cards, ({ standing }) =>
  standing.reduce((set, { type, subject }) => (type === 'produce' ? set | (1 << subject) : set), 0),
);
export const wonderPoints = Uint8Array.from(wonders, ({ points }) => points);
export const tokenPoints = Uint8Array.from(tokens, ({ points }) => points);
/** Points of a token for every token, itself included. */
export const pointsPerToken = Uint8Array.from(
  tokens,
  ({ scoring }) => scoring.find(({ type }) => type === 'pointsPerToken')?.count ?? 0,
);
export const givesExtraTurn = wonders.reduce(
  (set, { index, givesExtraTurn }) => (givesExtraTurn ? set | (1 << index) : set),
  0,
);
/** The chain symbols that make cards of a deck free. */
export const chainsTo = words.DECKS.map((_, deck) =>
  cards.reduce((set, card) => (card.deck === deck ? set | card.freeWith : set), 0),
);

function gainOf({ onGain }: Card, wanted: string): number {
  return onGain.reduce((sum, { type, count }) => (type === wanted ? sum + count : sum), 0);
}
