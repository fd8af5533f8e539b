import type { SeatId } from '@pharos/core';
import type { ExpansionEvent, ExpansionRevealed, ExpansionUse } from './expansionTypes.ts';
import type { PaidChoiceView } from './choice.ts';
import type { DecisionPart } from './decisionTypes.ts';
import type { TaskName } from './tasks.ts';

/** Why coins came. */
export type CoinReason = 'sale' | 'trade' | 'effect';

/** What is done with a card of the hand. */
export type UseName = 'build' | 'stage' | 'discard' | ExpansionUse;

/** Coins that were asked for at the end of a turn, by reason: taxes, pirates, what other players' pieces cost. */
export interface LossReasons {
  readonly tax?: number;
  readonly pirates?: number;
  readonly others?: number;
}

/** What one city did in a turn. */
export interface RevealedChoice extends Partial<ExpansionRevealed> {
  readonly city: number;
  /** Who chose: the seat of the city, or who acts for the Free City. */
  readonly seat: SeatId;
  readonly action: UseName;
  /** Null for everybody else where the card lies face down [W-19, W-20]. */
  readonly card: string | null;
  readonly bank: number;
  readonly left: number;
  readonly right: number;
}

/** A conflict of a city with another one: shields and tokens of both. */
export interface LandConflict {
  readonly age: number;
  readonly city: number;
  readonly shields: readonly [number, number];
  readonly tokens: readonly [number, number];
  /** The points of all tokens each has now. */
  readonly totals: readonly [number, number];
}

/** What happened, with string ids, in the order it happened. */
export type WondersEvent =
  /** A seat has chosen, or has changed its mind; what, only the seat itself is told [W-11]. */
  | {
      readonly type: 'choiceMade';
      readonly seat: SeatId;
      readonly choice: PaidChoiceView | null;
      readonly again: boolean;
    }
  | { readonly type: 'sidesRevealed'; readonly sides: readonly string[]; readonly reveals: true }
  | { readonly type: 'ageStarted'; readonly age: number; readonly reveals: true }
  | { readonly type: 'turnStarted'; readonly age: number; readonly turn: number }
  /** Everything that belongs to the turn is done: the points of each city as if the game ended now. */
  | { readonly type: 'turnEnded'; readonly age: number; readonly turn: number; readonly points: readonly number[] }
  /** Who acts for the Free City takes a card of the draw pile [W-112]. */
  | { readonly type: 'cardDrawn'; readonly seat: SeatId; readonly card: string | null; readonly reveals: true }
  | { readonly type: 'choicesRevealed'; readonly choices: readonly RevealedChoice[]; readonly reveals: true }
  | {
      readonly type: 'cardBuilt';
      readonly city: number;
      readonly card: string;
      readonly free: 'chain' | 'power' | null;
    }
  | { readonly type: 'stageBuilt'; readonly city: number; readonly stage: number }
  | { readonly type: 'cardDiscarded'; readonly city: number; readonly seat: SeatId; readonly card: string | null }
  | {
      readonly type: 'coinsPaid';
      readonly city: number;
      readonly bank: number;
      readonly left: number;
      readonly right: number;
    }
  | { readonly type: 'coinsGained'; readonly city: number; readonly count: number; readonly reason: CoinReason }
  | { readonly type: 'leftoversDiscarded'; readonly count: number }
  /** The owner of the power looks through the discard pile [W-93]. */
  | {
      readonly type: 'discardSeen';
      readonly seat: SeatId;
      readonly count: number;
      readonly cards: readonly string[] | null;
      readonly reveals: true;
    }
  | { readonly type: 'cardRevived'; readonly city: number; readonly card: string; readonly reveals: true }
  /** Named as the choice is: one of the base game, or what only an expansion has. */
  | (DecisionPart & { readonly type: 'powerDeclined'; readonly seat: SeatId; readonly power?: TaskName })
  | { readonly type: 'handsPassed'; readonly direction: 'left' | 'right'; readonly reveals: true }
  /** One pair of neighbours: the tokens of the city and of its left neighbour [W-61]. */
  | (LandConflict & { readonly type: 'conflictResolved'; readonly left: number })
  /** A token that comes without a conflict, or goes. */
  | { readonly type: 'tokenGained'; readonly city: number; readonly value: number }
  | { readonly type: 'tokenDiscarded'; readonly city: number; readonly value: number }
  /** The winner takes the defeat token of the loser. */
  | { readonly type: 'defeatPassed'; readonly city: number; readonly to: number }
  /** What a city loses at the end of a turn, for each reason, and what is left in its purse. */
  | (LossReasons & {
      readonly type: 'coinsLost';
      readonly city: number;
      readonly count: number;
      readonly coins: number;
    })
  | { readonly type: 'ageEnded'; readonly age: number; readonly points: readonly number[] }
  | { readonly type: 'guildCopied'; readonly city: number; readonly card: string }
  | { readonly type: 'gameEnded'; readonly winners: readonly SeatId[] }
  | ExpansionEvent;
