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

const COIN_BITS = 5;
const COINS = (1 << COIN_BITS) - 1;
const SUBJECT_SHIFT = 2 * COIN_BITS;
const SUBJECT = 127;
const KIND_SHIFT = SUBJECT_SHIFT + 7;
const KIND = 15;
/** The move is made for the Free City [W-113]. */
const FREE_CITY_BIT = 1 << 21;
/** What stands above is an expansion's; three bits of it are coins for players the base game pays nothing. */
export const ADDITION_SHIFT = 22;
export const FURTHER_COINS_SHIFT = 25;
const FURTHER_COINS = 7;

/** Packs a move. The subject is a card, or a side for SIDE; the coins go to the neighbours. */
export function packMove(kind: number, subject: number, left = 0, right = 0): Move {
  return (kind << KIND_SHIFT) | (subject << SUBJECT_SHIFT) | (left << COIN_BITS) | right;
}

export function forFreeCity(move: Move): Move {
  return move | FREE_CITY_BIT;
}

export function isForFreeCity(move: Move): boolean {
  return (move & FREE_CITY_BIT) !== 0;
}

export function moveKind(move: Move): number {
  return (move >> KIND_SHIFT) & KIND;
}

export function moveSubject(move: Move): number {
  return (move >> SUBJECT_SHIFT) & SUBJECT;
}

/** Coins for the left neighbour. */
export function moveLeft(move: Move): number {
  return (move >> COIN_BITS) & COINS;
}

/** Coins for the right neighbour. */
export function moveRight(move: Move): number {
  return move & COINS;
}

/** The most coins a move can carry to one neighbour. */
export const MOST_PAID = COINS;

/** What is done, whoever is paid for it. */
export function withoutCoins(move: Move): Move {
  return move & ~((COINS << COIN_BITS) | COINS | (FURTHER_COINS << FURTHER_COINS_SHIFT));
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
