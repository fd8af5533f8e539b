import type { Move } from '@pharos/core';

/** The moves of the base game; expansions have numbers of their own. */
export const BUILD = 0;
/** Built with the free build of the Age [W-99]. */
export const BUILD_FREE = 1;
export const STAGE = 2;
export const DISCARD = 3;
export const REVIVE_CARD = 4;
export const DECLINE = 5;
export const COPY = 6;
export const SIDE = 7;

// A move is its kind, what an expansion adds to it, its subject, and the coins for both neighbours: 31 bits.
const COIN_BITS = 5;
/** The most coins a move can carry to one neighbour. */
export const MOST_PAID = (1 << COIN_BITS) - 1;
const SUBJECT_SHIFT = 2 * COIN_BITS;
const COINS = (1 << SUBJECT_SHIFT) - 1;
const SUBJECT_BITS = 9;
/** So many cards can a game have. */
export const MOST_SUBJECTS = 1 << SUBJECT_BITS;
const SUBJECT = MOST_SUBJECTS - 1;
const ADDITION_SHIFT = SUBJECT_SHIFT + SUBJECT_BITS;
const ADDITION_BITS = 7;
/** So many things can an expansion add. */
export const MOST_ADDITIONS = 1 << ADDITION_BITS;
const ADDITION = MOST_ADDITIONS - 1;
const KIND_SHIFT = ADDITION_SHIFT + ADDITION_BITS;
/** The move is made for the Free City [W-113], with which no expansion adds anything. */
const FREE_CITY = ADDITION;
/** What an expansion adds of its own is below this; a multiple of it stands for coins for players whom the base game pays nothing. */
export const FURTHER_COINS = 20;

/** Packs a move. The subject is a card, or a side for SIDE; the coins go to the neighbours. */
export function packMove(kind: number, subject: number, left = 0, right = 0): Move {
  return (kind << KIND_SHIFT) | (subject << SUBJECT_SHIFT) | (left << COIN_BITS) | right;
}

export function moveKind(move: Move): number {
  return move >> KIND_SHIFT;
}

export function moveSubject(move: Move): number {
  return (move >> SUBJECT_SHIFT) & SUBJECT;
}

/** Coins for the left neighbour. */
export function moveLeft(move: Move): number {
  return (move >> COIN_BITS) & MOST_PAID;
}

/** Coins for the right neighbour. */
export function moveRight(move: Move): number {
  return move & MOST_PAID;
}

/** With what an expansion adds to what it has added before. */
export function withAddition(move: Move, addition: number): Move {
  return move + (addition << ADDITION_SHIFT);
}

/** What an expansion has added, 0 for nothing. */
export function moveAddition(move: Move): number {
  return (move >> ADDITION_SHIFT) & ADDITION;
}

export function forFreeCity(move: Move): Move {
  return withAddition(move, FREE_CITY);
}

export function isForFreeCity(move: Move): boolean {
  return moveAddition(move) === FREE_CITY;
}

/** What is done, whoever is paid for it. */
export function withoutCoins(move: Move): Move {
  const addition = moveAddition(move);
  const coins = addition === FREE_CITY ? 0 : addition - (addition % FURTHER_COINS);
  return withAddition(move & ~COINS, -coins);
}

/** The same of another kind and about something else. */
export function withKind(move: Move, kind: number, subject: number): Move {
  const kept = move & (COINS | (ADDITION << ADDITION_SHIFT));
  return packMove(kind, subject) | kept;
}

/** Writes a move for each of a list; answers how many. */
export function writeList(out: Move[], kind: number, subjects: readonly number[]): number {
  for (let index = 0; index < subjects.length; index++) out[index] = packMove(kind, subjects[index]);
  return subjects.length;
}

/** Adds that nothing is done; answers how many moves there are. */
export function withDecline(out: Move[], count: number): number {
  out[count] = packMove(DECLINE, 0);
  return count + 1;
}

/** A move about something whose index may be −1 because nothing has such a name: then there is no such move. */
export function moveOrNull(kind: number, subject: number): Move | null {
  return subject < 0 ? null : packMove(kind, subject);
}
