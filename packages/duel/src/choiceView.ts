import type { Move, SeatId } from '@pharos/core';
import type { AgoraChoiceView } from './agora/choiceTypes.ts';
import { agoraChoiceView } from './agora/choiceView.ts';
import { inStructure, type AnyChoice } from './choice.ts';
import { discardIncome } from './construction.ts';
import {
  BUILD,
  BUILD_WONDER,
  DECLINE,
  DESTROY_CARD,
  DISCARD,
  KEEP,
  moveKind,
  moveObject,
  moveSubject,
  PICK,
  REVIVE_CARD,
  START,
  TAKE,
} from './moves.ts';
import { formatMove } from './notation.ts';
import { cardPayment, wonderPayment, type Payment } from './payment.ts';
import { playerAt, type State } from './state.ts';
import { cardAt } from './structure.ts';

/** Builds a card of the structure. */
export interface BuildChoice extends AnyChoice {
  readonly action: 'build';
  readonly subject: string;
  readonly slot: string;
  readonly payment: Payment;
}

/** Builds a Wonder, the object, with a card of the structure, the subject. */
export interface BuildWonderChoice extends AnyChoice {
  readonly action: 'buildWonder';
  readonly subject: string;
  readonly object: string;
  readonly slot: string;
  readonly payment: Payment;
}

/** Discards a card of the structure for coins. */
export interface DiscardChoice extends AnyChoice {
  readonly action: 'discard';
  readonly subject: string;
  readonly slot: string;
  readonly payment: null;
  /** The coins it brings [D-43, A-82]. */
  readonly gains: number;
}

/** Picks a Wonder, takes or keeps a Progress token, destroys or revives a card: the subject says it all. */
export interface PieceChoice extends AnyChoice {
  readonly action: 'pick' | 'take' | 'keep' | 'destroy' | 'revive';
  readonly subject: string;
  readonly payment: null;
}

/** Takes no token for a pair. */
export interface DeclineChoice extends AnyChoice {
  readonly action: 'decline';
  readonly subject: null;
  readonly payment: null;
}

/** Names who starts the next Age. */
export interface StartChoice extends AnyChoice {
  readonly action: 'start';
  readonly subject: null;
  readonly payment: null;
  readonly seat: SeatId;
}

/** A legal move as a record, told apart by its action. */
export type ChoiceView =
  BuildChoice | BuildWonderChoice | DiscardChoice | PieceChoice | DeclineChoice | StartChoice | AgoraChoiceView;

export type ActionName = ChoiceView['action'];

export function choiceView(s: State, seat: SeatId, packed: Move): ChoiceView {
  const move = formatMove(s, packed);
  const { cards, wonders, tokens } = s.catalog;
  const subject = moveSubject(packed);
  switch (moveKind(packed)) {
    case BUILD: {
      const card = cards[cardAt(s, subject)];
      return { move, action: 'build', ...inStructure(s, subject), payment: cardPayment(s, seat, card) };
    }
    case BUILD_WONDER: {
      const wonder = wonders[moveObject(packed)];
      const payment = wonderPayment(s, seat, wonder);
      return { move, action: 'buildWonder', ...inStructure(s, subject), object: wonder.id, payment };
    }
    case DISCARD: {
      const gains = discardIncome(playerAt(s, seat));
      return { move, action: 'discard', ...inStructure(s, subject), payment: null, gains };
    }
    case PICK:
      return { move, action: 'pick', subject: wonders[subject].id, payment: null };
    case TAKE:
      return { move, action: 'take', subject: tokens[subject].id, payment: null };
    case KEEP:
      return { move, action: 'keep', subject: tokens[subject].id, payment: null };
    case DESTROY_CARD:
      return { move, action: 'destroy', subject: cards[subject].id, payment: null };
    case REVIVE_CARD:
      return { move, action: 'revive', subject: cards[subject].id, payment: null };
    case DECLINE:
      return { move, action: 'decline', subject: null, payment: null };
    case START:
      return { move, action: 'start', subject: null, payment: null, seat: subject };
    default:
      return agoraChoiceView(s, seat, packed, move);
  }
}
