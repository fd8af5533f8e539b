import type { SeatId } from '@pharos/core';
import type { AnyChoice } from './anyChoice.ts';
import type { ExpansionTypes } from './expansionTypes.ts';
import type { Payment } from './paymentTypes.ts';

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

/** Picks a Wonder, takes or keeps a Progress token, destroys or revives a card, takes one or a Wonder: the subject says it all. */
export interface PieceChoice extends AnyChoice {
  readonly action: 'pick' | 'take' | 'keep' | 'destroy' | 'revive' | 'extort' | 'seize';
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
  | BuildChoice
  | BuildWonderChoice
  | DiscardChoice
  | PieceChoice
  | DeclineChoice
  | StartChoice
  | ExpansionTypes['choiceView'];

export type ActionName = ChoiceView['action'];
