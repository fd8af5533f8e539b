import type { SeatId, Viewer } from '@pharos/core';
import type { AgoraEvent } from './agora/events.ts';
import type { ScienceSymbolName } from './content/types.ts';

/** Why coins came or went. */
export type CoinReason =
  'effect' | 'discard' | 'economy' | 'urbanism' | 'military' | 'opponent' | 'decree' | 'conspiracy';

/** What happened, with string ids, in the order it happened. */
export type DuelEvent =
  | { readonly type: 'wondersOffered'; readonly wonders: readonly string[]; readonly reveals: true }
  | { readonly type: 'wonderPicked'; readonly seat: SeatId; readonly wonder: string; readonly forced: boolean }
  | { readonly type: 'ageStarted'; readonly age: number; readonly reveals: true }
  | { readonly type: 'starterSettled'; readonly seat: SeatId }
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
  | { readonly type: 'tokenTaken'; readonly seat: SeatId; readonly token: string; readonly from: 'board' | 'box' }
  | { readonly type: 'tokenDeclined'; readonly seat: SeatId }
  | { readonly type: 'cardDestroyed'; readonly seat: SeatId; readonly owner: SeatId; readonly card: string }
  | { readonly type: 'extraTurnEarned'; readonly seat: SeatId }
  | { readonly type: 'extraTurnLost'; readonly seat: SeatId }
  | { readonly type: 'cardRevealed'; readonly slot: string; readonly card: string; readonly reveals: true }
  | { readonly type: 'turnStarted'; readonly seat: SeatId; readonly extra: boolean }
  | { readonly type: 'ageEnded'; readonly age: number }
  | { readonly type: 'gameEnded'; readonly ending: string; readonly winner: SeatId | null }
  | AgoraEvent;

/** The event as a viewer may know it: what a seat draws, keeps or hides is its own secret [D-93, A-31, A-49]. */
export function redact(event: DuelEvent, viewer: Viewer): DuelEvent {
  if (!('seat' in event) || event.seat === viewer) return event;
  switch (event.type) {
    case 'tokensDrawn':
      return { ...event, tokens: null };
    case 'conspiraciesDrawn':
      return { ...event, conspiracies: null };
    case 'conspiracyKept':
    case 'conspiracyPrepared':
      return { ...event, conspiracy: null };
    case 'tokenLocked':
      return event.from === 'box' ? { ...event, token: null } : event;
    default:
      return event;
  }
}
