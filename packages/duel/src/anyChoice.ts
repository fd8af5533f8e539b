import type { Choice } from '@pharos/core';
import type { Payment } from './paymentTypes.ts';

/** What a choice is about and costs, whatever it is. */
export interface AnyChoice extends Choice {
  /** The piece it is about: the id of a card, Wonder, token or other piece; null if there is none. */
  readonly subject: string | null;
  /** For constructions. */
  readonly payment: Payment | null;
}

/** What an action says of a move: all but the text and its own name. */
export type Described<View extends AnyChoice> = View extends AnyChoice ? Omit<View, 'move' | 'action'> : never;
