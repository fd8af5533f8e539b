import type { Move } from '@pharos/core';
import { isForFreeCity, moveAddition, moveKind, moveLeft, moveRight, moveSubject } from './moves.ts';

const LEFT_SHIFT = 5;
const SUBJECT_SHIFT = 10;
const SUBJECT_BITS = 7;
const KIND_SHIFT = SUBJECT_SHIFT + SUBJECT_BITS;
const KIND_BITS = 4;
const FREE_CITY_BIT = 1 << (KIND_SHIFT + KIND_BITS);
/** Where the word of an expansion begins; it has nine bits. */
const ADDITION_SHIFT = 22;
/** What has no room goes above the 31 bits: the rest of the subject, and that of the kind. */
const HIGH = 2 ** 31;
const HIGH_SUBJECT_BITS = 2;

/**
 * The number of a move in hashes of states: fixed for ever, however moves are packed. `wordOf` gives the word of what an
 * expansion adds. What is no move (−1) stays what it is.
 */
export function numberOfMove(move: Move, wordOf: (addition: number) => number): number {
  if (move < 0) return move;
  const kind = moveKind(move);
  const subject = moveSubject(move);
  const addition = moveAddition(move);
  const added = isForFreeCity(move) ? FREE_CITY_BIT : addition === 0 ? 0 : wordOf(addition) << ADDITION_SHIFT;
  const low =
    ((kind & ((1 << KIND_BITS) - 1)) << KIND_SHIFT) |
    ((subject & ((1 << SUBJECT_BITS) - 1)) << SUBJECT_SHIFT) |
    (moveLeft(move) << LEFT_SHIFT) |
    moveRight(move);
  const high = ((kind >> KIND_BITS) << HIGH_SUBJECT_BITS) | (subject >> SUBJECT_BITS);
  return (low | added) + high * HIGH;
}
