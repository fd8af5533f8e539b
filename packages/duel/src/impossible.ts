import type { ActionName } from './choiceView.ts';
import type { Payment } from './payment.ts';

/** Why something cannot be done. */
export type Obstacle =
  /** Coins are lacking; the payment says how many. */
  | 'tooExpensive'
  /** Every own Wonder is built, or out of reach because seven have been built [D-47]. */
  | 'noWonderLeft'
  | 'wonderLimit'
  /** The players agreed that it has to be done [D-69, A-28]. */
  | 'mandatory'
  /** A Senator is no Building. */
  | 'senator'
  /** This turn has had its Conspiracy. */
  | 'oncePerTurn'
  /** The Conspiracy is not prepared, or already is. */
  | 'notPrepared'
  | 'prepared'
  /** No step of the Conspiracy could do anything now. */
  | 'noEffect'
  /** There is no own Conspiracy for it. */
  | 'noConspiracy'
  /** There is no cube for it. */
  | 'noCube'
  /** The Conspiracy deck is empty. */
  | 'emptyDeck';

/** Something a player could wish to do and cannot: what a choice says, as far as it goes, and why not. */
export interface ImpossibleView {
  readonly action: ActionName;
  /** The piece it is about; null if it holds whatever the piece. */
  readonly subject: string | null;
  /** The Wonder or Conspiracy it would be done with. */
  readonly object?: string;
  readonly slot?: string;
  readonly payment: Payment | null;
  readonly obstacle: Obstacle;
}
