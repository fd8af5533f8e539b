import type { ActionName } from './choiceTypes.ts';
import type { ExpansionTypes } from './expansionTypes.ts';
import type { Payment } from './paymentTypes.ts';

/** Why something cannot be done. */
export type Obstacle =
  /** Coins are lacking; the payment says how many. */
  | 'tooExpensive'
  /** Every own Wonder is built, or out of reach because seven have been built [D-47]. */
  | 'noWonderLeft'
  | 'wonderLimit'
  /** The players agreed that it has to be done [D-69, A-28]. */
  | 'mandatory'
  | ExpansionTypes['obstacle'];

/** Something a player could wish to do and cannot: what a choice says, as far as it goes, and why not. */
export interface ImpossibleView {
  readonly action: ActionName;
  /** The piece it is about; null if it holds whatever the piece. */
  readonly subject: string | null;
  /** The other piece it would be done with. */
  readonly object?: string;
  readonly slot?: string;
  readonly payment: Payment | null;
  readonly obstacle: Obstacle;
}
