import type { Paid } from '../motions/coinChange.ts';
import type { RevealedChoice } from '../words/events.ts';

/** What a city did with a card, and whom it paid. */
export interface Deed {
  readonly city: number;
  readonly choice: RevealedChoice;
  /** The stage that was built, from 1. */
  readonly stage: number | null;
  readonly free: 'chain' | 'power' | null;
  readonly paid: readonly Paid[];
  /** Coins for a sale. */
  readonly sold: number;
}
