import { shuffle, type Rng } from '@pharos/core';
import type { Catalog } from '../catalog.ts';
import type { Deal } from '../deal.ts';
import type { State } from '../state.ts';
import { layOut } from '../structure.ts';
import { deckCard } from './conspiracies.ts';
import { agoraOf } from './state.ts';

/** The number of the deck of Senators. */
export const SENATOR_DECK = 4;
/** Senators dealt into the decks of Ages I, II and III. */
export const SENATORS_PER_AGE = [5, 5, 3] as const;
/** Chambers 1, 3 and 5, whose Decrees are dealt face up. */
export const DEALT_FACE_UP = 0b010101;

/** Senators among the cards of each Age. */
export function dealSenators(catalog: Catalog, deal: Deal, rng: Rng): Deal {
  const senators = shuffle(catalog.decks[SENATOR_DECK].slice(), rng);
  const decks: number[][] = [];
  let dealt = 0;
  for (let age = 0; age < SENATORS_PER_AGE.length; age++) {
    const end = dealt + SENATORS_PER_AGE[age];
    decks.push(shuffle(deal.decks[age].concat(senators.slice(dealt, end)), rng));
    dealt = end;
  }
  return { wonders: deal.wonders, decks, removed: deal.removed };
}

/** Opens the Senate with its Decrees and Conspiracies and lays out Age I, so that players see it while they draft. */
export function openSenate(s: State, rng: Rng): void {
  const agora = agoraOf(s);
  agora.dealt = shuffled(s.catalog.pieces.decrees, rng);
  agora.faceUp = DEALT_FACE_UP;
  agora.deck.push(...shuffled(s.catalog.pieces.conspiracies, rng).map((conspiracy) => deckCard(conspiracy, 0)));
  layOut(s, 1);
}

function shuffled(pieces: readonly { readonly index: number }[], rng: Rng): number[] {
  return shuffle(
    pieces.map(({ index }) => index),
    rng,
  );
}
