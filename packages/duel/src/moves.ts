import type { Move } from '@pharos/core';
import { lowestBit } from './bits.ts';

/** The moves of the base game; expansions have numbers of their own. */
export const PICK = 0;
export const BUILD = 1;
export const BUILD_WONDER = 2;
export const DISCARD = 3;
export const TAKE = 4;
export const DECLINE = 5;
export const KEEP = 6;
export const DESTROY_CARD = 7;
export const REVIVE_CARD = 8;
export const START = 9;
/** What only pieces of expansions bring about, but more than one of them does. */
export const EXTORT = 19;
export const SEIZE = 23;

/** A slot no structure has: a well-formed move that is never legal. */
export const NO_SLOT = 31;

/**
 * Packs a move. The subject is a slot for BUILD, BUILD_WONDER and DISCARD, a seat for START, a card, Wonder or token for the others;
 * the object is the Wonder of BUILD_WONDER.
 */
export function packMove(kind: number, subject: number, object = 0): Move {
  return (kind << 14) | (object << 7) | subject;
}

export function moveKind(move: Move): number {
  return move >> 14;
}

export function moveSubject(move: Move): number {
  return move & 127;
}

export function moveObject(move: Move): number {
  return (move >> 7) & 127;
}

/** Writes a move for each member of a set; answers how many. */
export function writeSet(out: Move[], kind: number, set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) out[count++] = packMove(kind, lowestBit(rest));
  return count;
}

/** Writes a move for each of a list; answers how many. */
export function writeList(out: Move[], kind: number, subjects: readonly number[]): number {
  for (let index = 0; index < subjects.length; index++) out[index] = packMove(kind, subjects[index]);
  return subjects.length;
}

/** The same for an index that may be −1 because nothing has such a name: then there is no such move. */
export function moveOrNull(kind: number, subject: number, object = 0): Move | null {
  return subject < 0 || object < 0 ? null : packMove(kind, subject, object);
}
