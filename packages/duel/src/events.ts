import type { SeatId } from '@pharos/core';
import type { ScienceSymbolName } from './content/words.ts';
import type { ExpansionTypes } from './expansionTypes.ts';

/** Why coins came or went. */
export type CoinReason =
  'effect' | 'discard' | 'economy' | 'urbanism' | 'military' | 'opponent' | ExpansionTypes['coinReason'];

/** Where a Progress token was taken from. */
export type TokenPlace = 'board' | 'box' | ExpansionTypes['tokenPlace'];

/** What happened, with string ids, in the order it happened. */
export type DuelEvent =
  | { readonly type: 'wondersOffered'; readonly wonders: readonly string[]; readonly reveals: true }
  | { readonly type: 'wonderPicked'; readonly seat: SeatId; readonly wonder: string; readonly forced: boolean }
  | { readonly type: 'ageStarted'; readonly age: number; readonly reveals: true }
  /** Chosen by a seat, or settled by who had the last turn. */
  | { readonly type: 'starterSettled'; readonly seat: SeatId; readonly chosenBy: SeatId | null }
  | {
      readonly type: 'cardBuilt';
      readonly seat: SeatId;
      readonly card: string;
      readonly from: string;
      readonly chain: boolean;
    }
  | { readonly type: 'cardDiscarded'; readonly seat: SeatId; readonly card: string; readonly from: string }
  | {
      readonly type: 'wonderBuilt';
      readonly seat: SeatId;
      readonly wonder: string;
      readonly card: string;
      readonly from: string;
    }
  | { readonly type: 'wonderReturned'; readonly seat: SeatId; readonly wonder: string }
  | { readonly type: 'coinsPaid'; readonly seat: SeatId; readonly count: number; readonly trade: number }
  | { readonly type: 'coinsGained'; readonly seat: SeatId; readonly count: number; readonly reason: CoinReason }
  | { readonly type: 'coinsLost'; readonly seat: SeatId; readonly count: number; readonly reason: CoinReason }
  | { readonly type: 'pawnMoved'; readonly seat: SeatId; readonly to: number }
  | { readonly type: 'militaryTokenUsed'; readonly seat: SeatId; readonly token: string }
  | { readonly type: 'pairCompleted'; readonly seat: SeatId; readonly symbol: ScienceSymbolName }
  /** Only the seat that draws sees which tokens; the others see how many [D-56]. */
  | {
      readonly type: 'tokensDrawn';
      readonly seat: SeatId;
      readonly count: number;
      readonly tokens: readonly string[] | null;
      readonly reveals: true;
    }
  | { readonly type: 'tokenTaken'; readonly seat: SeatId; readonly token: string; readonly from: TokenPlace }
  | { readonly type: 'tokenDeclined'; readonly seat: SeatId }
  | { readonly type: 'cardDestroyed'; readonly seat: SeatId; readonly owner: SeatId; readonly card: string }
  /** What only pieces of expansions bring about: a card or a Wonder of the opponent, a card of the structure without coins. */
  | { readonly type: 'cardTaken'; readonly seat: SeatId; readonly owner: SeatId; readonly card: string }
  | { readonly type: 'wonderTaken'; readonly seat: SeatId; readonly owner: SeatId; readonly wonder: string }
  | { readonly type: 'cardDropped'; readonly seat: SeatId; readonly card: string; readonly from: string }
  | { readonly type: 'extraTurnEarned'; readonly seat: SeatId }
  | { readonly type: 'extraTurnLost'; readonly seat: SeatId }
  | { readonly type: 'cardRevealed'; readonly slot: string; readonly card: string; readonly reveals: true }
  | { readonly type: 'turnStarted'; readonly seat: SeatId; readonly extra: boolean }
  /** Everything that belongs to the turn is done: the points of both as if the game ended now. */
  | { readonly type: 'turnEnded'; readonly seat: SeatId; readonly points: readonly [number, number] }
  | { readonly type: 'ageEnded'; readonly age: number }
  | { readonly type: 'gameEnded'; readonly ending: string; readonly winner: SeatId | null }
  | ExpansionTypes['event'];
