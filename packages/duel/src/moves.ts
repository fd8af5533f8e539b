import type { Move } from '@pharos/core';
import { lowestBit } from './bits.ts';

/** Kinds of move. */
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
/** Moves of Agora. */
export const RECRUIT = 10;
export const TRIGGER = 11;
export const PREPARE = 12;
export const PLACE = 13;
export const MOVE = 14;
export const REMOVE = 15;
export const PASS = 16;
export const CONSPIRE = 17;
export const KEEP_CONSPIRACY = 18;
export const EXTORT = 19;
export const LOCK = 20;
export const BUILD_FREE = 21;
export const DROP = 22;
export const SEIZE = 23;
export const SWAP = 24;
export const SHIFT = 25;
export const WRECK = 26;

/** A slot no structure has: a well-formed move that is never legal. */
export const NO_SLOT = 31;

/**
 * Packs a move. The subject is a slot for BUILD, BUILD_WONDER, DISCARD, RECRUIT, PREPARE and DROP; a Chamber for PLACE, MOVE
 * and REMOVE; a Decree for SHIFT; a seat for START; a card, Wonder, token or Conspiracy for the others. The object is the
 * Wonder of BUILD_WONDER, the Conspiracy of PREPARE, the Chamber MOVE and SHIFT lead to, the own card of SWAP, and where
 * KEEP_CONSPIRACY puts the other Conspiracy.
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
