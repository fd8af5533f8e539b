import type { Move } from '@pharos/core';

/** Kinds of move. */
export const BUILD = 0;
/** Built with the free build of the Age [W-99]. */
export const BUILD_FREE = 1;
export const STAGE = 2;
export const DISCARD = 3;
export const REVIVE_CARD = 4;
export const DECLINE = 5;
export const COPY = 6;
export const SIDE = 7;
/** Only with Armada: a free move of a ship, an island to keep, staying out of the naval conflict or taking part. */
export const ADVANCE = 8;
export const KEEP = 9;
export const STAY = 10;
export const JOIN = 11;

const COIN_BITS = 5;
const COINS = (1 << COIN_BITS) - 1;
const SUBJECT_SHIFT = 2 * COIN_BITS;
const SUBJECT = 127;
const KIND_SHIFT = SUBJECT_SHIFT + 7;
const KIND = 15;
/** The move is made for the Free City [W-113]. */
const FREE_CITY_BIT = 1 << 21;
/** Only with Armada: the fleet that moves along, coins for players two seats away, and which stage where any may be built. */
const FLEET_SHIFT = 22;
const FLEET = 7;
const LEFT_2_SHIFT = 25;
const LEFT_2 = 3;
const RIGHT_2_SHIFT = 27;
const RIGHT_2 = 1;
const STAGE_SHIFT = 28;
const STAGE_BITS = 3;

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

/** Whether a move says more than the base game can. */
export function isAtSea(move: Move): boolean {
  return move >> FLEET_SHIFT !== 0 || moveKind(move) >= ADVANCE;
}

/** With a ship of this fleet [AR-28, AR-30, AR-112]. */
export function withFleet(move: Move, fleet: number): Move {
  return move | ((fleet + 1) << FLEET_SHIFT);
}

/** The fleet that moves along, −1 for none. */
export function moveFleet(move: Move): number {
  return ((move >> FLEET_SHIFT) & FLEET) - 1;
}

/** With coins for players two seats away [AR-148]. */
export function withFar(move: Move, left2: number, right2: number): Move {
  return move | (left2 << LEFT_2_SHIFT) | (right2 << RIGHT_2_SHIFT);
}

export function moveLeft2(move: Move): number {
  return (move >> LEFT_2_SHIFT) & LEFT_2;
}

export function moveRight2(move: Move): number {
  return (move >> RIGHT_2_SHIFT) & RIGHT_2;
}

/** With the stage to build, as printed [AR-180]. */
export function withStage(move: Move, stage: number): Move {
  return move | ((stage + 1) << STAGE_SHIFT);
}

/** The stage to build, −1 for the next one. */
export function moveStage(move: Move): number {
  return ((move >> STAGE_SHIFT) & STAGE_BITS) - 1;
}

/** What is done, whoever is paid for it. */
export function withoutCoins(move: Move): Move {
  const far = (LEFT_2 << LEFT_2_SHIFT) | (RIGHT_2 << RIGHT_2_SHIFT);
  return move & ~((COINS << COIN_BITS) | COINS | far);
}
