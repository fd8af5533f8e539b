import type { Obstacle, PaymentView } from './choice.ts';
import type { UnitCounts } from './unitCounts.ts';

export interface ActionView {
  /** Why it cannot be done; null if it can. */
  readonly obstacle: Obstacle | null;
  /** Every sensible way to pay, cheapest first; those beyond the coins at hand have no move. */
  readonly options: readonly PaymentView[];
  /** Units that nobody in reach gives; left out where it is not `unobtainable`. */
  readonly lacking?: UnitCounts;
}
