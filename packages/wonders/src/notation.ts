import type { Move } from '@pharos/core';
import {
  forFreeCity,
  isForFreeCity,
  MOST_PAID,
  moveKind,
  moveLeft,
  moveOrNull,
  moveRight,
  moveSubject,
} from './moves.ts';
import type { State } from './state.ts';

const FREE_CITY = 'free-city ';

/**
 * A move as a text, such as `build altar paying 2 left 0 right`: the action of its kind knows how. What is done for the
 * Free City starts with `free-city`.
 */
export function formatMove(s: State, move: Move): string {
  const text = s.rules.actions[moveKind(move)].format(s, move);
  return isForFreeCity(move) ? FREE_CITY + text : text;
}

/** Reads a move, legal or not; null when it names nothing the game has. */
export function parseMove(s: State, text: string): Move | null {
  const isFreeCity = text.startsWith(FREE_CITY);
  const plain = isFreeCity ? text.slice(FREE_CITY.length) : text;
  for (const action of Object.values(s.rules.actions)) {
    const parsed = action.parse(s, plain);
    if (parsed === null) continue;
    const move = isFreeCity ? forFreeCity(parsed) : parsed;
    // One move has one text: other spellings of it mean nothing.
    if (formatMove(s, move) === text) return move;
  }
  return null;
}

/** The id of the card a move is about. */
export function cardId(s: State, move: Move): string {
  return s.catalog.cards[moveSubject(move)].id;
}

/** The last word of a text that begins with a verb, such as `copy spies-guild`; null for any other text. */
export function nounAfter(text: string, verb: string): string | null {
  return text.startsWith(`${verb} `) ? text.slice(verb.length + 1) : null;
}

/** The card that is named after a verb; −1 for none. */
export function cardNamed(s: State, text: string, verb: string): number {
  const id = nounAfter(text, verb);
  return s.catalog.cards.findIndex((card) => card.id === id);
}

/** The move of a kind about the card that is named after a verb. */
export function cardMove(s: State, kind: number, text: string, verb: string): Move | null {
  return moveOrNull(kind, cardNamed(s, text, verb));
}

/** Coins for the neighbours, behind what they pay for. */
export function formatPayment(move: Move): string {
  const left = moveLeft(move);
  const right = moveRight(move);
  return left + right === 0 ? '' : ` paying ${left} left ${right} right`;
}

const PAYING = /^(.*) paying (\d{1,2}) left (\d{1,2}) right$/;

/** A text without its payment, and the payment. */
export function readPayment(text: string): { readonly plain: string; readonly left: number; readonly right: number } {
  const found = PAYING.exec(text);
  const [left, right] = [Number(found?.[2] ?? 0), Number(found?.[3] ?? 0)];
  const isReadable = found !== null && left <= MOST_PAID && right <= MOST_PAID;
  return isReadable ? { plain: found[1], left, right } : { plain: text, left: 0, right: 0 };
}
