import type { AnyChoice } from '../anyChoice.ts';
import type { Payment } from '../paymentTypes.ts';

interface Unpaid extends AnyChoice {
  readonly payment: null;
}

/** Recruits a Senator of the structure. */
export interface RecruitChoice extends AnyChoice {
  readonly action: 'recruit';
  readonly subject: string;
  readonly slot: string;
  readonly payment: Payment;
}

/** Prepares a Conspiracy, the object, with a card of the structure, the subject. */
export interface PrepareChoice extends Unpaid {
  readonly action: 'prepare';
  readonly subject: string;
  readonly object: string;
  readonly slot: string;
}

/** Puts a card of the structure on the discard pile without coins. */
export interface DropChoice extends Unpaid {
  readonly action: 'drop';
  readonly subject: string;
  readonly slot: string;
}

/** Builds a card for free, of the far row or of the cards removed during set-up, which have no slot. */
export interface BuildFreeChoice extends Unpaid {
  readonly action: 'buildFree';
  readonly subject: string;
  readonly slot: string | null;
}

/** Triggers a Conspiracy or sabotages a Wonder: the subject says it all. */
export interface AgoraPieceChoice extends Unpaid {
  readonly action: 'trigger' | 'sabotage';
  readonly subject: string;
}

/** Puts a Progress token out of use. */
export interface LockChoice extends Unpaid {
  readonly action: 'lock';
  readonly subject: string;
  readonly from: 'board' | 'opponent' | 'box';
}

/** Exchanges a card of the opponent, the subject, for an own one, the object. */
export interface SwapChoice extends Unpaid {
  readonly action: 'swap';
  readonly subject: string;
  readonly object: string;
}

/** Keeps a Conspiracy of those drawn; the other goes back to this end of the deck. */
export interface KeepConspiracyChoice extends Unpaid {
  readonly action: 'keepConspiracy';
  readonly subject: string;
  readonly otherTo: 'top' | 'bottom';
}

/** Draws so many Conspiracies and keeps so many of them. */
export interface ConspireChoice extends Unpaid {
  readonly action: 'conspire';
  readonly subject: null;
  readonly draws: number;
  readonly keeps: number;
}

/** Places a cube in a Chamber. Chambers are counted from 1. */
export interface PlaceChoice extends Unpaid {
  readonly action: 'place';
  readonly subject: null;
  readonly to: number;
}

/** Removes an opposing cube from a Chamber. */
export interface RemoveChoice extends Unpaid {
  readonly action: 'remove';
  readonly subject: null;
  readonly from: number;
}

/** Moves an own cube from Chamber to Chamber. */
export interface MoveChoice extends Unpaid {
  readonly action: 'move';
  readonly subject: null;
  readonly from: number;
  readonly to: number;
}

/** Moves a Decree, `d1` … `d6`, from Chamber to Chamber. */
export interface ShiftChoice extends Unpaid {
  readonly action: 'shift';
  readonly subject: string;
  readonly from: number;
  readonly to: number;
}

/** Leaves out, or stops, what may be done. */
export interface PassChoice extends Unpaid {
  readonly action: 'pass';
  readonly subject: null;
}

export type AgoraChoiceView =
  | RecruitChoice
  | PrepareChoice
  | DropChoice
  | BuildFreeChoice
  | AgoraPieceChoice
  | LockChoice
  | SwapChoice
  | KeepConspiracyChoice
  | ConspireChoice
  | PlaceChoice
  | RemoveChoice
  | MoveChoice
  | ShiftChoice
  | PassChoice;
