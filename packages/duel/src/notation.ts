import type { Move } from '@pharos/core';
import { formatAgoraMove, parseAgoraMove } from './agora/notation.ts';
import { hasBit } from './bits.ts';
import type { Piece } from './catalog.ts';
import {
  BUILD,
  BUILD_WONDER,
  DECLINE,
  DESTROY_CARD,
  DISCARD,
  KEEP,
  moveKind,
  moveSubject,
  moveObject,
  NO_SLOT,
  packMove,
  PICK,
  REVIVE_CARD,
  START,
  TAKE,
} from './moves.ts';
import type { State } from './state.ts';
import { cardAt } from './structure.ts';

/** How seats are written. */
export const SEAT_NAMES = ['first', 'second'] as const;

/** `build baths`, `build sphinx with altar`, `discard baths`, `pick sphinx`, `take law`, `keep law`, `decline`, `destroy press`, `revive walls`, `start second`. */
export function formatMove(s: State, move: Move): string {
  const { cards, wonders, tokens } = s.catalog;
  const subject = moveSubject(move);
  switch (moveKind(move)) {
    case PICK:
      return `pick ${wonders[subject].id}`;
    case BUILD:
      return `build ${cards[cardAt(s, subject)].id}`;
    case BUILD_WONDER:
      return `build ${wonders[moveObject(move)].id} with ${cards[cardAt(s, subject)].id}`;
    case DISCARD:
      return `discard ${cards[cardAt(s, subject)].id}`;
    case TAKE:
      return `take ${tokens[subject].id}`;
    case KEEP:
      return `keep ${tokens[subject].id}`;
    case DECLINE:
      return 'decline';
    case DESTROY_CARD:
      return `destroy ${cards[subject].id}`;
    case REVIVE_CARD:
      return `revive ${cards[subject].id}`;
    case START:
      return `start ${SEAT_NAMES[subject]}`;
    default:
      return formatAgoraMove(s, move);
  }
}

/** Reads a move, legal or not; null when it names nothing the game has. */
export function parseMove(s: State, text: string): Move | null {
  return parseBaseMove(s, text) ?? (s.agora === null ? null : parseAgoraMove(s, text, (id) => slotOf(s, id)));
}

function parseBaseMove(s: State, text: string): Move | null {
  const [verb, noun, preposition, second, ...rest] = text.split(' ');
  if (rest.length > 0) return null;
  if (verb === 'build' && preposition === 'with') return parseWonder(s, noun, second);
  if (preposition !== undefined) return null;
  const { cards, wonders, tokens } = s.catalog;
  switch (verb) {
    case 'pick':
      return withIndex(PICK, indexOf(wonders, noun));
    case 'build':
      return withIndex(BUILD, slotOf(s, noun));
    case 'discard':
      return withIndex(DISCARD, slotOf(s, noun));
    case 'take':
      return withIndex(TAKE, indexOf(tokens, noun));
    case 'keep':
      return withIndex(KEEP, indexOf(tokens, noun));
    case 'decline':
      return noun === undefined ? packMove(DECLINE, 0) : null;
    case 'destroy':
      return withIndex(DESTROY_CARD, indexOf(cards, noun));
    case 'revive':
      return withIndex(REVIVE_CARD, indexOf(cards, noun));
    case 'start':
      return withIndex(START, (SEAT_NAMES as readonly (string | undefined)[]).indexOf(noun));
    default:
      return null;
  }
}

function parseWonder(s: State, wonderId: string | undefined, cardId: string | undefined): Move | null {
  const wonder = indexOf(s.catalog.wonders, wonderId);
  const slot = slotOf(s, cardId);
  return wonder < 0 || slot < 0 ? null : packMove(BUILD_WONDER, slot, wonder);
}

function withIndex(kind: number, index: number): Move | null {
  return index < 0 ? null : packMove(kind, index);
}

function indexOf(pieces: readonly Piece[], id: string | undefined): number {
  return pieces.findIndex((piece) => piece.id === id);
}

/**
 * The slot of a card that lies face up; NO_SLOT for a card that does not, so that a face-down card
 * and one that is not there at all are refused alike.
 */
function slotOf(s: State, id: string | undefined): number {
  const card = indexOf(s.catalog.cards, id);
  if (card < 0 || s.age === 0) return card < 0 ? -1 : NO_SLOT;
  const slot = s.deal.decks[s.age - 1].indexOf(card);
  return slot >= 0 && hasBit(s.present & s.faceUp, slot) ? slot : NO_SLOT;
}
