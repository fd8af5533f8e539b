import type { Move } from '@pharos/core';
import { FLEETS } from '../content/types.ts';
import {
  ADVANCE,
  BUILD,
  BUILD_FREE,
  DISCARD,
  JOIN,
  KEEP,
  MOST_PAID,
  moveFleet,
  moveKind,
  moveLeft,
  moveLeft2,
  moveRight,
  moveRight2,
  moveStage,
  moveSubject,
  packMove,
  STAGE,
  STAY,
  withFar,
  withFleet,
  withStage,
} from '../moves.ts';
import type { State } from '../state.ts';
import { islandsOf } from './effects.ts';

const STAY_TEXT = 'stay out';
const JOIN_TEXT = 'take part';

/**
 * `build altar and blue ship paying 2 left 0 right`, `build altar free and blue ship`, `stage with altar and red ship`,
 * `stage 2 with altar` (where any may be built), `discard altar for yellow ship`, `… paying 0 left 0 right 1 left2 0 right2`,
 * `advance blue`, `keep foggy-island`, `stay out`, `take part`.
 */
export function formatMoveAtSea(s: State, move: Move): string {
  const subject = moveSubject(move);
  switch (moveKind(move)) {
    case ADVANCE:
      return `advance ${FLEETS[subject]}`;
    case KEEP:
      return `keep ${islandsOf(s)[subject].id}`;
    case STAY:
      return STAY_TEXT;
    case JOIN:
      return JOIN_TEXT;
    case DISCARD:
      return `discard ${s.catalog.cards[subject].id} for ${FLEETS[moveFleet(move)]} ship`;
    default:
      return `${formatBuild(s, move)}${formatShip(move)}${formatPayment(move)}`;
  }
}

function formatBuild(s: State, move: Move): string {
  const { id } = s.catalog.cards[moveSubject(move)];
  const stage = moveStage(move);
  switch (moveKind(move)) {
    case BUILD:
      return `build ${id}`;
    case BUILD_FREE:
      return `build ${id} free`;
    case STAGE:
      return `stage${stage < 0 ? '' : ` ${stage + 1}`} with ${id}`;
    default:
      throw new Error(`unknown kind of move ${moveKind(move)}`);
  }
}

function formatShip(move: Move): string {
  return moveFleet(move) < 0 ? '' : ` and ${FLEETS[moveFleet(move)]} ship`;
}

function formatPayment(move: Move): string {
  const near = moveLeft(move) + moveRight(move);
  const far = moveLeft2(move) + moveRight2(move);
  if (near + far === 0) return '';
  const beyond = far === 0 ? '' : ` ${moveLeft2(move)} left2 ${moveRight2(move)} right2`;
  return ` paying ${moveLeft(move)} left ${moveRight(move)} right${beyond}`;
}

const FLEET_WORDS = FLEETS.join('|');
const CONSTRUCTION = new RegExp(
  `^(?:build (\\S+?)( free)?|stage(?: ([1-3]))? with (\\S+?))(?: and (${FLEET_WORDS}) ship)?` +
    '(?: paying (\\d{1,2}) left (\\d{1,2}) right(?: ([0-2]) left2 ([01]) right2)?)?$',
);
const SALE = /^discard (\S+) for (\S+) ship$/;

/** Reads a move that only Armada has; null when it is none. Other spellings of it are for the caller to refuse. */
export function parseMoveAtSea(s: State, text: string): Move | null {
  if (text === STAY_TEXT) return packMove(STAY, 0);
  if (text === JOIN_TEXT) return packMove(JOIN, 0);
  const [verb, noun] = text.split(' ');
  if (verb === 'advance') return pack(ADVANCE, fleetNamed(noun));
  if (verb === 'keep')
    return pack(
      KEEP,
      islandsOf(s).findIndex(({ id }) => id === noun),
    );
  const sale = SALE.exec(text);
  if (sale !== null) {
    const move = pack(DISCARD, cardNamed(s, sale[1]));
    return move === null || fleetNamed(sale[2]) < 0 ? null : withFleet(move, fleetNamed(sale[2]));
  }
  const found = CONSTRUCTION.exec(text);
  return found === null ? null : parseConstruction(s, found);
}

function parseConstruction(s: State, [, built, free, stage, under, fleet, ...coins]: readonly string[]): Move | null {
  const kind = under !== undefined ? STAGE : free !== undefined ? BUILD_FREE : BUILD;
  const card = cardNamed(s, under ?? built);
  const [left, right, left2, right2] = coins.map((count) => Number(count ?? 0));
  if (card < 0 || left > MOST_PAID || right > MOST_PAID) return null;
  const move = withFar(packMove(kind, card, left, right), left2, right2);
  const placed = stage === undefined ? move : withStage(move, Number(stage) - 1);
  return fleet === undefined ? placed : withFleet(placed, fleetNamed(fleet));
}

function pack(kind: number, subject: number): Move | null {
  return subject < 0 ? null : packMove(kind, subject);
}

function cardNamed(s: State, id: string): number {
  return s.catalog.cards.findIndex((card) => card.id === id);
}

function fleetNamed(name: string | undefined): number {
  return FLEETS.findIndex((fleet) => fleet === name);
}
