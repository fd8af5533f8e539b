import type { Move, SeatId } from '@pharos/core';
import { hasBit } from '../bits.ts';
import { inStructure } from '../choice.ts';
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
import { layoutOf } from '../structure.ts';
import type { AgoraChoiceView, LockChoice } from './choiceTypes.ts';
import { DECK_ENDS, drawCount } from './conspiracies.ts';
import { decreeName } from './decrees.ts';
import { recruitPayment } from './recruitPayment.ts';
import { agoraOf } from './state.ts';

/** A move of Agora as a record; `move` is its text. */
export function agoraChoiceView(s: State, seat: SeatId, packed: Move, move: string): AgoraChoiceView {
  const { cards, wonders, tokens, conspiracies } = s.catalog;
  const subject = moveSubject(packed);
  const object = moveObject(packed);
  const payment = null;
  switch (moveKind(packed)) {
    case RECRUIT:
      return { move, action: 'recruit', ...inStructure(s, subject), payment: recruitPayment(s, seat) };
    case PREPARE:
      return { move, action: 'prepare', ...inStructure(s, subject), object: conspiracies[object].id, payment };
    case DROP:
      return { move, action: 'drop', ...inStructure(s, subject), payment };
    case BUILD_FREE:
      return { move, action: 'buildFree', subject: cards[subject].id, slot: slotOf(s, subject), payment };
    case TRIGGER:
      return { move, action: 'trigger', subject: conspiracies[subject].id, payment };
    case EXTORT:
      return { move, action: 'extort', subject: wonders[subject].id, payment };
    case SEIZE:
      return { move, action: 'seize', subject: cards[subject].id, payment };
    case WRECK:
      return { move, action: 'sabotage', subject: wonders[subject].id, payment };
    case LOCK:
      return { move, action: 'lock', subject: tokens[subject].id, from: placeOf(s, subject), payment };
    case SWAP:
      return { move, action: 'swap', subject: cards[subject].id, object: cards[object].id, payment };
    case KEEP_CONSPIRACY:
      return { move, action: 'keepConspiracy', subject: conspiracies[subject].id, otherTo: DECK_ENDS[object], payment };
    case CONSPIRE: {
      const { draws, keeps } = drawCount(s, seat);
      return { move, action: 'conspire', subject: null, draws, keeps, payment };
    }
    case PLACE:
      return { move, action: 'place', subject: null, to: subject + 1, payment };
    case REMOVE:
      return { move, action: 'remove', subject: null, from: subject + 1, payment };
    case MOVE:
      return { move, action: 'move', subject: null, from: subject + 1, to: object + 1, payment };
    case SHIFT: {
      const from = agoraOf(s).decreeAt[subject] + 1;
      return { move, action: 'shift', subject: decreeName(subject), from, to: object + 1, payment };
    }
    case PASS:
      return { move, action: 'pass', subject: null, payment };
    default:
      throw new Error(`unknown kind of move ${moveKind(packed)}`);
  }
}

/** The slot of a card of the structure; null for one that lies elsewhere. */
function slotOf(s: State, card: number): string | null {
  const slot = s.deal.decks[s.age - 1].indexOf(card);
  return slot < 0 ? null : layoutOf(s).slots[slot].id;
}

function placeOf(s: State, token: number): LockChoice['from'] {
  if (s.box.includes(token)) return 'box';
  return hasBit(s.board, token) ? 'board' : 'opponent';
}
