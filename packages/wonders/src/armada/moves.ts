import type { Move } from '@pharos/core';
import { FURTHER_COINS, MOST_ADDITIONS, moveAddition, withAddition } from '../moves.ts';

/** The moves of Armada: a move of a ship without paying, an island to keep, staying out of the naval conflict or taking part. */
export const ADVANCE = 8;
export const KEEP = 9;
export const STAY = 10;
export const JOIN = 11;

// What Armada adds to moves of the base game, as digits of a number: the fleet that moves along, which stage where any may be
// built, coins for players two seats away on the left and on the right.
const FLEET_VALUES = 5;
const STAGE = FLEET_VALUES;
const STAGE_VALUES = FURTHER_COINS / STAGE;
const LEFT_2 = FURTHER_COINS;
const LEFT_2_VALUES = 3;
const RIGHT_2 = LEFT_2 * LEFT_2_VALUES;
const RIGHT_2_VALUES = 2;
const END = RIGHT_2 * RIGHT_2_VALUES;

/** A digit of every number: read off, which is cheaper than a division. Numbers that are none of Armada's have no digits. */
function digits(place: number, values: number): Int8Array {
  const digit = (addition: number): number => (addition < END ? Math.floor(addition / place) % values : 0);
  return Int8Array.from({ length: MOST_ADDITIONS }, (_, addition) => digit(addition));
}

const fleets = digits(1, FLEET_VALUES);
const stages = digits(STAGE, STAGE_VALUES);
const lefts = digits(LEFT_2, LEFT_2_VALUES);
const rights = digits(RIGHT_2, RIGHT_2_VALUES);

/** With a ship of this fleet [AR-28, AR-30, AR-112]; −1 for none. */
export function withFleet(move: Move, fleet: number): Move {
  return withAddition(move, fleet + 1);
}

/** The fleet that moves along, −1 for none. */
export function moveFleet(move: Move): number {
  return fleets[moveAddition(move)] - 1;
}

/** With coins for players two seats away [AR-148]. */
export function withFar(move: Move, left2: number, right2: number): Move {
  return withAddition(move, left2 * LEFT_2 + right2 * RIGHT_2);
}

export function moveLeft2(move: Move): number {
  return lefts[moveAddition(move)];
}

export function moveRight2(move: Move): number {
  return rights[moveAddition(move)];
}

/** With the stage to build, as printed [AR-180]. */
export function withStage(move: Move, stage: number): Move {
  return withAddition(move, (stage + 1) * STAGE);
}

/** The stage to build, −1 for the next one. */
export function moveStage(move: Move): number {
  return stages[moveAddition(move)] - 1;
}

/** What Armada adds, as hashes of states have it. */
export function additionWord(addition: number): number {
  const move = withAddition(0, addition);
  return (moveFleet(move) + 1) | (moveLeft2(move) << 3) | (moveRight2(move) << 5) | ((moveStage(move) + 1) << 6);
}
