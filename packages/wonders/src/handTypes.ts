import type { ActionView } from './actionTypes.ts';
import type { Obstacle } from './choice.ts';
import type { ExpansionHandCard } from './expansionHands.ts';

export interface HandCardView extends Partial<ExpansionHandCard> {
  readonly card: string;
  readonly build: ActionView;
  readonly stage: ActionView;
  /** The text to discard it for coins; null where that is not allowed now. */
  readonly discard: string | null;
  /** Why not; left out where it can be discarded. */
  readonly discardObstacle?: Obstacle;
}
