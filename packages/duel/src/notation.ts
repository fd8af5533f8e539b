import type { Move } from '@pharos/core';
import { hasBit } from './bits.ts';
import type { Piece } from './catalog.ts';
import { moveKind, NO_SLOT } from './moves.ts';
import type { State } from './state.ts';
import { cardAt } from './structure.ts';

/** How seats are written. */
export const SEAT_NAMES = ['first', 'second'] as const;

/** A move as a text, such as `build sphinx with altar`: the action of its kind knows how. */
export function formatMove(s: State, move: Move): string {
  return s.rules.actions[moveKind(move)].format(s, move);
}

/** Reads a move, legal or not; null when it names nothing the game has. */
export function parseMove(s: State, text: string): Move | null {
  const words = text.split(' ');
  for (const action of Object.values(s.rules.actions)) {
    const move = action.parse(s, words);
    if (move !== null) return move;
  }
  return null;
}

/** The noun of a text of two words with this verb, such as `pick sphinx`; null for any other text. */
export function nounAfter(words: readonly string[], verb: string): string | null {
  return words.length === 2 && words[0] === verb ? words[1] : null;
}

/** The nouns of a text of four words, such as `build sphinx with altar`; null for any other text. */
export function nounsAround(words: readonly string[], verb: string, link: string): readonly [string, string] | null {
  return words.length === 4 && words[0] === verb && words[2] === link ? [words[1], words[3]] : null;
}

export function isOnly(words: readonly string[], verb: string): boolean {
  return words.length === 1 && words[0] === verb;
}

/** The number of the piece with this id, −1 for none. */
export function indexOf(pieces: readonly Piece[], id: string | null): number {
  return pieces.findIndex((piece) => piece.id === id);
}

/**
 * The slot of a card that lies face up; NO_SLOT for a card that does not, so that a face-down card
 * and one that is not there at all are refused alike.
 */
export function slotOf(s: State, id: string | null): number {
  const card = indexOf(s.catalog.cards, id);
  if (card < 0 || s.age === 0) return card < 0 ? -1 : NO_SLOT;
  const slot = s.deal.decks[s.age - 1].indexOf(card);
  return slot >= 0 && hasBit(s.present & s.faceUp, slot) ? slot : NO_SLOT;
}

/** The id of the card in a slot of the structure. */
export function cardIn(s: State, slot: number): string {
  return s.catalog.cards[cardAt(s, slot)].id;
}
