import type { Move } from '@pharos/core';
import { FLEETS } from '../content/types.ts';
import { BUILD, BUILD_FREE, MOST_PAID, moveLeft, moveRight, packMove, STAGE } from '../moves.ts';
import { formatPayment } from '../notation.ts';
import type { State } from '../state.ts';
import { moveFleet, moveLeft2, moveRight2, withFar, withFleet, withStage } from './moves.ts';

/** The ship that goes along. */
export function formatShip(move: Move): string {
  return moveFleet(move) < 0 ? '' : ` and ${FLEETS[moveFleet(move)]} ship`;
}

/** Coins for the neighbours, and for players two seats away. */
export function formatPaymentAtSea(move: Move): string {
  if (moveLeft2(move) + moveRight2(move) === 0) return formatPayment(move);
  return ` paying ${moveLeft(move)} left ${moveRight(move)} right ${moveLeft2(move)} left2 ${moveRight2(move)} right2`;
}

const FLEET_WORDS = FLEETS.join('|');
const CONSTRUCTION = new RegExp(
  `^(?:build (\\S+?)( free)?|stage(?: ([1-3]))? with (\\S+?))(?: and (${FLEET_WORDS}) ship)?` +
    '(?: paying (\\d{1,2}) left (\\d{1,2}) right(?: ([0-2]) left2 ([01]) right2)?)?$',
);

/** Reads a construction of a kind; null when it is none. */
export function parseConstruction(s: State, kind: number, text: string): Move | null {
  const found = CONSTRUCTION.exec(text);
  if (found === null) return null;
  const [, built, free, stage, under, fleet, ...coins]: readonly (string | undefined)[] = found;
  const read = under !== undefined ? STAGE : free !== undefined ? BUILD_FREE : BUILD;
  const card = s.catalog.cards.findIndex(({ id }) => id === (under ?? built));
  const [left, right, left2, right2] = coins.map((count) => Number(count ?? 0));
  if (read !== kind || card < 0 || left > MOST_PAID || right > MOST_PAID) return null;
  const move = withFar(packMove(kind, card, left, right), left2, right2);
  const placed = stage === undefined ? move : withStage(move, Number(stage) - 1);
  return fleet === undefined ? placed : withFleet(placed, fleetNamed(fleet));
}

export function fleetNamed(name: string | undefined): number {
  return FLEETS.findIndex((fleet) => fleet === name);
}
