import type { AnyChoice } from '../anyChoice.ts';
import type { Payment } from '../paymentTypes.ts';
import type { MythologyName } from './words.ts';

interface Unpaid extends AnyChoice {
  readonly payment: null;
}

/** Activates the Divinity, or the Gate, on a space, and spends these Offering tokens. Spaces are counted from 1. */
export interface ActivateChoice extends AnyChoice {
  readonly action: 'activate';
  readonly subject: string;
  readonly space: number;
  readonly offerings: readonly string[];
  readonly payment: Payment;
}

/** Puts a Divinity face down on a space. */
export interface PutChoice extends Unpaid {
  readonly action: 'put';
  readonly subject: string;
  readonly space: number;
}

/** Looks at the cards of a deck. */
export interface SearchChoice extends Unpaid {
  readonly action: 'search';
  readonly subject: null;
  readonly mythology: MythologyName;
}

/** Activates a Divinity that was looked at; of two others this one goes on top of the deck. */
export interface ChooseChoice extends Unpaid {
  readonly action: 'choose';
  readonly subject: string;
  readonly top: string | null;
}

/** Takes a Progress token of Enki, puts the Snake on a card, takes the card from under a Wonder: the subject says it all. */
export interface PantheonPieceChoice extends Unpaid {
  readonly action: 'receive' | 'snake' | 'unbuild';
  readonly subject: string;
}

/** Puts a card of the structure on the discard pile; null as subject while it lies face down. */
export interface DiscardSlotChoice extends Unpaid {
  readonly action: 'discardSlot';
  readonly subject: string | null;
  readonly slot: string;
}

/** Builds a Wonder, the object, with a card of the discard pile, the subject. */
export interface BuildUsingChoice extends Unpaid {
  readonly action: 'buildUsing';
  readonly subject: string;
  readonly object: string;
}

/** Puts the Minerva pawn on a space of the track, −9 … 9. */
export interface GuardChoice extends Unpaid {
  readonly action: 'guard';
  readonly subject: null;
  readonly at: number;
}

/** Takes a military token off the track, without effect or with it. */
export interface MilitaryTokenChoice extends Unpaid {
  readonly action: 'void' | 'exploit';
  readonly subject: null;
  readonly token: string;
}

export type PantheonChoiceView =
  | ActivateChoice
  | PutChoice
  | SearchChoice
  | ChooseChoice
  | PantheonPieceChoice
  | DiscardSlotChoice
  | BuildUsingChoice
  | GuardChoice
  | MilitaryTokenChoice;
