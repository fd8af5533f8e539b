import type { Move } from '@pharos/core';
import type { Piece } from '../catalog.ts';
import {
  BUILD_FREE,
  CONSPIRE,
  DROP,
  EXTORT,
  KEEP_CONSPIRACY,
  LOCK,
  MOVE,
  moveKind,
  moveObject,
  moveSubject,
  packMove,
  PASS,
  PLACE,
  PREPARE,
  RECRUIT,
  REMOVE,
  SEIZE,
  SHIFT,
  SWAP,
  TRIGGER,
  WRECK,
} from '../moves.ts';
import type { State } from '../state.ts';
import { cardAt } from '../structure.ts';
import { DECK_ENDS } from './conspiracies.ts';
import { decreeName } from './decrees.ts';
import { CHAMBERS } from './state.ts';

/**
 * `recruit conspirator-1`, `trigger coup`, `prepare coup with altar`, `place 3`, `move 3 to 4`, `remove 3`, `pass`, `conspire`,
 * `keep coup other top`, `extort sphinx`, `lock law`, `build altar free`, `drop altar`, `seize quarry`, `swap altar for theater`
 * (theirs for mine), `shift d2 to 5`, `sabotage pyramids`.
 */
export function formatAgoraMove(s: State, move: Move): string {
  const { cards, wonders, tokens, conspiracies } = s.catalog;
  const subject = moveSubject(move);
  const object = moveObject(move);
  switch (moveKind(move)) {
    case RECRUIT:
      return `recruit ${cards[cardAt(s, subject)].id}`;
    case TRIGGER:
      return `trigger ${conspiracies[subject].id}`;
    case PREPARE:
      return `prepare ${conspiracies[object].id} with ${cards[cardAt(s, subject)].id}`;
    case PLACE:
      return `place ${subject + 1}`;
    case MOVE:
      return `move ${subject + 1} to ${object + 1}`;
    case REMOVE:
      return `remove ${subject + 1}`;
    case PASS:
      return 'pass';
    case CONSPIRE:
      return 'conspire';
    case KEEP_CONSPIRACY:
      return `keep ${conspiracies[subject].id} other ${DECK_ENDS[object]}`;
    case EXTORT:
      return `extort ${wonders[subject].id}`;
    case LOCK:
      return `lock ${tokens[subject].id}`;
    case BUILD_FREE:
      return `build ${cards[subject].id} free`;
    case DROP:
      return `drop ${cards[cardAt(s, subject)].id}`;
    case SEIZE:
      return `seize ${cards[subject].id}`;
    case SWAP:
      return `swap ${cards[subject].id} for ${cards[object].id}`;
    case SHIFT:
      return `shift ${decreeName(subject)} to ${object + 1}`;
    case WRECK:
      return `sabotage ${wonders[subject].id}`;
    default:
      throw new Error(`unknown kind of move ${moveKind(move)}`);
  }
}

/** Reads a move of Agora; null when it is none. `slotOf` finds a card that lies face up. */
export function parseAgoraMove(s: State, text: string, slotOf: (id: string | undefined) => number): Move | null {
  const { cards, wonders, tokens, conspiracies } = s.catalog;
  const [verb, noun, link, object, ...rest] = text.split(' ');
  if (rest.length > 0) return null;
  switch (`${verb}${link === undefined ? '' : ` ${link}`}`) {
    case 'recruit':
      return pack(RECRUIT, slotOf(noun));
    case 'trigger':
      return pack(TRIGGER, indexOf(conspiracies, noun));
    case 'prepare with':
      return pack(PREPARE, slotOf(object), indexOf(conspiracies, noun));
    case 'place':
      return pack(PLACE, chamberOf(noun));
    case 'move to':
      return pack(MOVE, chamberOf(noun), chamberOf(object));
    case 'remove':
      return pack(REMOVE, chamberOf(noun));
    case 'pass':
      return noun === undefined ? pack(PASS, 0) : null;
    case 'conspire':
      return noun === undefined ? pack(CONSPIRE, 0) : null;
    case 'keep other':
      return pack(
        KEEP_CONSPIRACY,
        indexOf(conspiracies, noun),
        (DECK_ENDS as readonly (string | undefined)[]).indexOf(object),
      );
    case 'extort':
      return pack(EXTORT, indexOf(wonders, noun));
    case 'lock':
      return pack(LOCK, indexOf(tokens, noun));
    case 'build free':
      return object === undefined ? pack(BUILD_FREE, indexOf(cards, noun)) : null;
    case 'drop':
      return pack(DROP, slotOf(noun));
    case 'seize':
      return pack(SEIZE, indexOf(cards, noun));
    case 'swap for':
      return pack(SWAP, indexOf(cards, noun), indexOf(cards, object));
    case 'shift to':
      return pack(SHIFT, decreeOf(noun), chamberOf(object));
    case 'sabotage':
      return pack(WRECK, indexOf(wonders, noun));
    default:
      return null;
  }
}

function pack(kind: number, subject: number, object = 0): Move | null {
  return subject < 0 || object < 0 ? null : packMove(kind, subject, object);
}

function indexOf(pieces: readonly Piece[], id: string | undefined): number {
  return pieces.findIndex((piece) => piece.id === id);
}

function chamberOf(text: string | undefined): number {
  return numberIn(text, (chamber) => String(chamber + 1));
}

function decreeOf(text: string | undefined): number {
  return numberIn(text, decreeName);
}

/** The Chamber or Decree that is written so, −1 for none. */
function numberIn(text: string | undefined, write: (index: number) => string): number {
  for (let index = 0; index < CHAMBERS; index++) if (write(index) === text) return index;
  return -1;
}
