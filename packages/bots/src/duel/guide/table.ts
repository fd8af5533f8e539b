import { oncePer } from '@pharos/core';
import { words, type Card, type Catalog } from '@pharos/duel';
import { moveFeatures, seatFeatures } from './features.ts';

/** What is read of a catalog at every leaf, as numbers: by card, Wonder or token. */
export interface Table {
  readonly cardPoints: Uint8Array;
  readonly cardShields: Uint8Array;
  /** The science symbol of a card, −1 for none. */
  readonly cardSymbol: Int8Array;
  readonly cardFreeWith: Int32Array;
  readonly isGuild: Uint8Array;
  /** Whether a card is no Building. */
  readonly isNoBuilding: Uint8Array;
  /** The resource a card produces, as a set. */
  readonly cardProduces: Uint8Array;
  readonly wonderPoints: Uint8Array;
  readonly tokenPoints: Uint8Array;
  /** Points of a token for every token, itself included. */
  readonly pointsPerToken: Uint8Array;
  /** The Wonders that give an extra turn, as a set. */
  readonly givesExtraTurn: number;
  /** The chain symbols that make cards of a deck free. */
  readonly chainsTo: readonly number[];
  /** Numbers of features of seats and of moves. Catalogs number pieces differently; features go by their ids. */
  readonly token: Uint16Array;
  readonly unbuilt: Uint16Array;
  readonly built: Uint16Array;
  readonly build: Uint16Array;
  readonly wonder: Uint16Array;
  readonly pick: Uint16Array;
  readonly take: Uint16Array;
}

export const NO_SYMBOL = -1;

/** The table of a catalog. */
export const tableOf = oncePer(compileTable);

function compileTable({ cards, wonders, tokens }: Catalog): Table {
  return {
    cardPoints: Uint8Array.from(cards, ({ points }) => points),
    cardShields: Uint8Array.from(cards, (card) => gainOf(card, 'shields')),
    cardSymbol: Int8Array.from(
      cards,
      ({ onGain }) => onGain.find(({ type }) => type === 'science')?.subject ?? NO_SYMBOL,
    ),
    cardFreeWith: Int32Array.from(cards, ({ freeWith }) => freeWith),
    isGuild: Uint8Array.from(cards, ({ scoring }) => scoring.length),
    isNoBuilding: Uint8Array.from(cards, ({ colour }) => (colour < 0 ? 1 : 0)),
    cardProduces: Uint8Array.from(cards, ({ standing }) =>
      standing.reduce((set, { type, subject }) => (type === 'produce' ? set | (1 << subject) : set), 0),
    ),
    wonderPoints: Uint8Array.from(wonders, ({ points }) => points),
    tokenPoints: Uint8Array.from(tokens, ({ points }) => points),
    pointsPerToken: Uint8Array.from(
      tokens,
      ({ scoring }) => scoring.find(({ type }) => type === 'pointsPerToken')?.count ?? 0,
    ),
    givesExtraTurn: wonders.reduce((set, { index, givesExtraTurn }) => (givesExtraTurn ? set | (1 << index) : set), 0),
    chainsTo: words.DECKS.map((_, deck) =>
      cards.reduce((set, card) => (card.deck === deck ? set | card.freeWith : set), 0),
    ),
    token: seatFeatures.numbersOf('token', tokens),
    unbuilt: seatFeatures.numbersOf('unbuilt', wonders),
    built: seatFeatures.numbersOf('built', wonders),
    build: moveFeatures.numbersOf('build', cards),
    wonder: moveFeatures.numbersOf('wonder', wonders),
    pick: moveFeatures.numbersOf('pick', wonders),
    take: moveFeatures.numbersOf('take', tokens),
  };
}

function gainOf({ onGain }: Card, gain: string): number {
  return onGain.reduce((sum, { type, count }) => (type === gain ? sum + count : sum), 0);
}
