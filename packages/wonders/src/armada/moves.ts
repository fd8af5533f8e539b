import type { Move } from '@pharos/core';
import { ADDITION_SHIFT, FURTHER_COINS_SHIFT } from '../moves.ts';

/** The moves of Armada: a move of a ship without paying, an island to keep, staying out of the naval conflict or taking part. */
export const ADVANCE = 8;
export const KEEP = 9;
export const STAY = 10;
export const JOIN = 11;

/** What Armada adds to moves of the base game: the fleet that moves along, coins for players two seats away, which stage where any may be built. */
const FLEET = 7;
const LEFT_2 = 3;
const RIGHT_2_SHIFT = FURTHER_COINS_SHIFT + 2;
const RIGHT_2 = 1;
const STAGE_SHIFT = RIGHT_2_SHIFT + 1;
const STAGE_BITS = 3;

/** With a ship of this fleet [AR-28, AR-30, AR-112]. */
export function withFleet(move: Move, fleet: number): Move {
  return move | ((fleet + 1) << ADDITION_SHIFT);
}

/** The fleet that moves along, −1 for none. */
export function moveFleet(move: Move): number {
  return ((move >> ADDITION_SHIFT) & FLEET) - 1;
}

/** With coins for players two seats away [AR-148]. */
export function withFar(move: Move, left2: number, right2: number): Move {
  return move | (left2 << FURTHER_COINS_SHIFT) | (right2 << RIGHT_2_SHIFT);
}

export function moveLeft2(move: Move): number {
  return (move >> FURTHER_COINS_SHIFT) & LEFT_2;
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
