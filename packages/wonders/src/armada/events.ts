import type { SeatId } from '@pharos/core';

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
  | {
      readonly type: 'coinsLost';
      readonly city: number;
      readonly count: number;
      /** What was asked for, before treasury and Foggy Island. */
      readonly tax: number;
      readonly pirates: number;
      /** What is left in the purse. */
      readonly coins: number;
    }
  /** An extra land conflict: tokens of the attacker and of the target [AR-102], and the points of all tokens each has now. */
  | {
      readonly type: 'incursionResolved';
      readonly age: number;
      readonly city: number;
      readonly target: number;
      readonly shields: readonly [number, number];
      readonly tokens: readonly [number, number];
      readonly totals: readonly [number, number];
    }
  | { readonly type: 'stayedOut'; readonly city: number }
  /** By city: strength and token; null for who stays out. */
  | {
      readonly type: 'navalConflictResolved';
      readonly age: number;
      readonly strengths: readonly (number | null)[];
      readonly tokens: readonly number[];
    };
