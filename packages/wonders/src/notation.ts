import type { Move } from '@pharos/core';
import { formatMoveAtSea, parseMoveAtSea } from './armada/notation.ts';
import {
  BUILD,
  BUILD_FREE,
  COPY,
  DECLINE,
  DISCARD,
  forFreeCity,
  isAtSea,
  isForFreeCity,
  MOST_PAID,
  moveKind,
  moveLeft,
  moveRight,
  moveSubject,
  packMove,
  REVIVE_CARD,
  SIDE,
  STAGE,
} from './moves.ts';
import type { State } from './state.ts';

const FREE_CITY = 'free-city ';
const PAYING = /^(.*) paying (\d{1,2}) left (\d{1,2}) right$/;
const FREE = ' free';

/**
 * `build altar`, `build altar paying 2 left 0 right`, `build altar free` (the free build of the Age), `stage with altar
 * paying 0 left 4 right`, `discard altar`, `revive altar`, `decline`, `copy spies-guild`, `side day`; what is done for the
 * Free City starts with `free-city`.
 */
export function formatMove(s: State, move: Move): string {
  if (s.parts.armada !== undefined && isAtSea(move)) return formatMoveAtSea(s, move);
  return `${isForFreeCity(move) ? FREE_CITY : ''}${formatAction(s, move)}`;
}

function formatAction(s: State, move: Move): string {
  const subject = moveSubject(move);
  const kind = moveKind(move);
  if (kind === DECLINE) return 'decline';
  if (kind === SIDE) return `side ${s.catalog.boards[0].sides[subject].id}`;
  const { id } = s.catalog.cards[subject];
  switch (kind) {
    case BUILD:
      return `build ${id}${formatPayment(move)}`;
    case BUILD_FREE:
      return `build ${id}${FREE}`;
    case STAGE:
      return `stage with ${id}${formatPayment(move)}`;
    case DISCARD:
      return `discard ${id}`;
    case REVIVE_CARD:
      return `revive ${id}`;
    case COPY:
      return `copy ${id}`;
    default:
      throw new Error(`unknown kind of move ${kind}`);
  }
}

function formatPayment(move: Move): string {
  const left = moveLeft(move);
  const right = moveRight(move);
  return left + right === 0 ? '' : ` paying ${left} left ${right} right`;
}

/** Reads a move, legal or not; null when it names nothing the game has. */
export function parseMove(s: State, text: string): Move | null {
  const move = parseBaseMove(s, text);
  if (move !== null || s.parts.armada === undefined) return move;
  const other = parseMoveAtSea(s, text);
  return other !== null && formatMove(s, other) === text ? other : null;
}

function parseBaseMove(s: State, text: string): Move | null {
  const isFreeCity = text.startsWith(FREE_CITY);
  const action = parseAction(s, isFreeCity ? text.slice(FREE_CITY.length) : text);
  if (action === null) return null;
  const move = isFreeCity ? forFreeCity(action) : action;
  // One move has one text: other spellings of it mean nothing.
  return formatMove(s, move) === text ? move : null;
}

function parseAction(s: State, text: string): Move | null {
  if (text === 'decline') return packMove(DECLINE, 0);
  const paying = PAYING.exec(text);
  if (paying !== null) {
    const [, plain, left, right] = paying;
    if (Number(left) > MOST_PAID || Number(right) > MOST_PAID) return null;
    const move = parseAction(s, plain);
    if (move === null || (moveKind(move) !== BUILD && moveKind(move) !== STAGE)) return null;
    return packMove(moveKind(move), moveSubject(move), Number(left), Number(right));
  }
  if (text.endsWith(FREE)) {
    const move = parseAction(s, text.slice(0, -FREE.length));
    return move === null || moveKind(move) !== BUILD ? null : packMove(BUILD_FREE, moveSubject(move));
  }
  const [verb, ...rest] = text.split(' ');
  if (verb === 'stage' && rest[0] === 'with') return withCard(s, STAGE, rest.slice(1));
  return parseVerb(s, verb, rest);
}

function parseVerb(s: State, verb: string, nouns: readonly string[]): Move | null {
  switch (verb) {
    case 'build':
      return withCard(s, BUILD, nouns);
    case 'discard':
      return withCard(s, DISCARD, nouns);
    case 'revive':
      return withCard(s, REVIVE_CARD, nouns);
    case 'copy':
      return withCard(s, COPY, nouns);
    case 'side':
      return withIndex(
        SIDE,
        s.catalog.boards[0].sides.findIndex((side) => side.id === nouns[0]),
      );
    default:
      return null;
  }
}

function withCard(s: State, kind: number, nouns: readonly string[]): Move | null {
  return withIndex(
    kind,
    s.catalog.cards.findIndex((card) => card.id === nouns[0]),
  );
}

function withIndex(kind: number, index: number): Move | null {
  return index < 0 ? null : packMove(kind, index);
}
