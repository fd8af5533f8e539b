import type { SeatId } from '@pharos/core';
import type { LandConflict } from '../events.ts';

/** What happens only with Armada, with string ids. */
export type ArmadaEvent =
  /** Coins for players two seats away [AR-148]. */
  | { readonly type: 'emporiumPaid'; readonly city: number; readonly left2: number; readonly right2: number }
  | {
      readonly type: 'shipMoved';
      readonly city: number;
      readonly fleet: string;
      /** The space reached, 1 … 6. */
      readonly space: number;
      readonly cause: 'construction' | 'discard' | 'free';
    }
  | { readonly type: 'moveDeclined'; readonly city: number }
  /** Islands lie before the explorers; which, only each of them sees [AR-75, AR-76]. */
  | {
      readonly type: 'islandsDealt';
      readonly city: number;
      readonly seat: SeatId;
      readonly level: number;
      readonly count: number;
      readonly islands: readonly string[] | null;
      readonly reveals: true;
    }
  | {
      readonly type: 'islandGained';
      readonly city: number;
      readonly island: string;
      readonly level: number;
      /** Taken from the top of the deck rather than explored [AR-83]. */
      readonly fromTop: boolean;
      readonly reveals: true;
    }
  | { readonly type: 'explorationDeclined'; readonly city: number }
  | { readonly type: 'incursionMade'; readonly city: number; readonly target: number }
  | { readonly type: 'taxLevied'; readonly city: number; readonly tax: number }
  /** An extra land conflict: tokens of the attacker and of the target [AR-102]. */
  | (LandConflict & { readonly type: 'incursionResolved'; readonly target: number })
  | { readonly type: 'stayedOut'; readonly city: number }
  /** By city: strength and token; null for who stays out. */
  | {
      readonly type: 'navalConflictResolved';
      readonly age: number;
      readonly strengths: readonly (number | null)[];
      readonly tokens: readonly number[];
    };
