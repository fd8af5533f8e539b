import type { Move } from '@pharos/core';
import type { Obstacle, PaymentView } from './choice.ts';
import type { ExpansionPayment } from './expansionTypes.ts';
import type { UnitCounts } from './unitCounts.ts';

/** One way to pay, in full: for showing it. */
export interface Payment extends Omit<PaymentView, 'move' | keyof ExpansionPayment> {
  /** Uses up the free build of the Age [W-99]. */
  readonly isPower: boolean;
  /** The move that makes it, where it is one of its own. */
  readonly freeMove?: Move;
  /** What expansions let a city buy elsewhere. */
  readonly beyond?: ExpansionPayment;
}

/** Every way to pay for something, and what stands in the way if none will do. */
export interface Terms {
  readonly obstacle: Obstacle | null;
  readonly payments: readonly Payment[];
  /** Units that nobody in reach gives, where that is it. */
  readonly lacking?: UnitCounts;
}
