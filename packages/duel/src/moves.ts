import type { Move } from '@pharos/core';

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

/** A slot no structure has: a well-formed move that is never legal. */
export const NO_SLOT = 31;

/**
 * Packs a move. The subject is a slot for BUILD, BUILD_WONDER and DISCARD; a card, Wonder or token for the others;
 * a seat for START. `wonder` is used by BUILD_WONDER only.
 */
export function packMove(kind: number, subject: number, wonder = 0): Move {
  return (kind << 12) | (wonder << 7) | subject;
}

export function moveKind(move: Move): number {
  return move >> 12;
}

export function moveSubject(move: Move): number {
  return move & 127;
}

export function moveWonder(move: Move): number {
  return (move >> 7) & 31;
}
