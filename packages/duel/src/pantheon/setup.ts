import { shuffle, type Rng } from '@pharos/core';
import type { Catalog } from '../catalog.ts';
import { GUILD_AGE, type Deal } from '../deal.ts';
import type { DeckRule } from '../expansion.ts';
import type { State } from '../state.ts';
import { BOX_PLACES } from './box.ts';
import { hiddenCard, mythologyOf } from './decks.ts';
import { pantheonOf } from './state.ts';

export const TEMPLE_DECK = 5;
/** [P-3] Grand Temples in the deck of Age III. */
export const TEMPLES_IN_PLAY = 3;

/** [P-3] Grand Temples are built like other cards; two of the five stay in the box. */
export const temples: DeckRule<State> = {
  number: TEMPLE_DECK,
  perAge: [0, 0, TEMPLES_IN_PLAY],
  removes: true,
  use: null,
};

/** [P-3] Grand Temples in place of the Guilds. */
export function dealTemples(catalog: Catalog, deal: Deal, rng: Rng): Deal {
  const shuffled = shuffle([...catalog.decks[TEMPLE_DECK]], rng);
  const decks = deal.decks.map((deck, age) =>
    age === GUILD_AGE ? shuffle([...deck, ...shuffled.slice(0, TEMPLES_IN_PLAY)], rng) : deck,
  );
  const removed = [...deal.removed];
  for (let deck = removed.length; deck < TEMPLE_DECK; deck++) removed.push([]);
  return { ...deal, decks, removed: [...removed, shuffled.slice(TEMPLES_IN_PLAY)] };
}

/** [P-1, P-2] Shuffles the decks and the tokens. */
export function setUpPantheon(s: State, rng: Rng): void {
  const pantheon = pantheonOf(s);
  const { divinities, mythologyTokens, offeringTokens } = s.catalog.pieces;
  for (const [mythology, deck] of pantheon.decks.entries()) {
    const own = divinities.map(({ index }) => index).filter((divinity) => mythologyOf(divinity) === mythology);
    deck.push(...shuffle(own, rng).map((divinity) => hiddenCard(divinity, 0)));
  }
  pantheon.mythologyOrder = shuffledIndices(mythologyTokens, rng);
  pantheon.offeringOrder = shuffledIndices(offeringTokens, rng);
  pantheon.boxPlaces = drawBoxPlaces(rng);
}

export function shuffledIndices(pieces: readonly { readonly index: number }[], rng: Rng): number[] {
  return shuffle(
    pieces.map(({ index }) => index),
    rng,
  );
}

export function drawBoxPlaces(rng: Rng): number[] {
  return Array.from({ length: BOX_PLACES }, () => rng(PLACE_RANGE));
}

/** Divisible by every number of tokens the box can hold up to twelve. */
const PLACE_RANGE = 27_720;
