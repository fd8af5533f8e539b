import type { SeatId } from '@pharos/core';

/** What happens with Agora only. Chambers are counted from 1, as people do. */
export type AgoraEvent =
  | { readonly type: 'senatorRecruited'; readonly seat: SeatId; readonly card: string; readonly from: string }
  | { readonly type: 'cubePlaced'; readonly seat: SeatId; readonly chamber: number }
  | { readonly type: 'cubeMoved'; readonly seat: SeatId; readonly from: number; readonly to: number }
  | { readonly type: 'cubeRemoved'; readonly seat: SeatId; readonly owner: SeatId; readonly chamber: number }
  | { readonly type: 'controlGained'; readonly seat: SeatId; readonly chamber: number }
  | { readonly type: 'controlLost'; readonly seat: SeatId; readonly chamber: number }
  | { readonly type: 'decreeTurned'; readonly name: string; readonly decree: string; readonly reveals: true }
  | {
      readonly type: 'decreeMoved';
      readonly seat: SeatId;
      readonly decree: string;
      readonly from: number;
      readonly to: number;
    }
  /** Only the seat itself sees which Conspiracies it draws, keeps and prepares. */
  | {
      readonly type: 'conspiraciesDrawn';
      readonly seat: SeatId;
      readonly count: number;
      readonly conspiracies: readonly string[] | null;
      readonly reveals: true;
    }
  /** Where the other one went is public; null if there is none. */
  | {
      readonly type: 'conspiracyKept';
      readonly seat: SeatId;
      readonly conspiracy: string | null;
      readonly other: 'top' | 'bottom' | null;
    }
  /** `position` counts the Conspiracies of the seat from 1. The card lay open in the structure. */
  | {
      readonly type: 'conspiracyPrepared';
      readonly seat: SeatId;
      readonly conspiracy: string | null;
      readonly position: number;
      readonly card: string;
      readonly from: string;
    }
  | {
      readonly type: 'conspiracyTriggered';
      readonly seat: SeatId;
      readonly conspiracy: string;
      readonly reveals: true;
    }
  | { readonly type: 'removedCardsSeen'; readonly seat: SeatId; readonly ages: number; readonly reveals: true }
  | { readonly type: 'wonderSabotaged'; readonly seat: SeatId; readonly owner: SeatId; readonly wonder: string }
  | {
      readonly type: 'cardsSwapped';
      readonly seat: SeatId;
      readonly owner: SeatId;
      readonly taken: string;
      readonly given: string;
    }
  /** A token from the box is known to the seat alone. */
  | {
      readonly type: 'tokenLocked';
      readonly seat: SeatId;
      readonly token: string | null;
      readonly from: 'board' | 'opponent' | 'box';
    };
