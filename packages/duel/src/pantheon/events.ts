import type { SeatId } from '@pharos/core';
import type { MythologyName } from './words.ts';

/** What happens with Pantheon only. Spaces of the board are counted from 1, as people do. */
export type PantheonEvent =
  | { readonly type: 'slotTokenTaken'; readonly seat: SeatId; readonly token: string; readonly from: string }
  /** Only the seat itself sees which Divinities it draws, puts on the board and looks at [P-7, P-13]. */
  | {
      readonly type: 'divinitiesDrawn';
      readonly seat: SeatId;
      readonly mythology: MythologyName;
      readonly count: number;
      readonly divinities: readonly string[] | null;
      readonly reveals: true;
    }
  | {
      readonly type: 'divinityPlaced';
      readonly seat: SeatId;
      readonly mythology: MythologyName;
      readonly divinity: string | null;
      readonly space: number;
    }
  /** Null for `mythology` behind the Gate. */
  | {
      readonly type: 'divinitiesSeen';
      readonly seat: SeatId;
      readonly mythology: MythologyName | null;
      readonly divinities: readonly string[] | null;
      readonly reveals: true;
    }
  /** The Divinities by space, null for the Gate and for none; the Progress tokens on Enki. `gate` is 0 if there is no room for it. */
  | {
      readonly type: 'pantheonOpened';
      readonly gate: number;
      readonly divinities: readonly (string | null)[];
      readonly tokens: readonly string[];
      readonly reveals: true;
    }
  | {
      readonly type: 'spaceActivated';
      readonly seat: SeatId;
      readonly piece: string;
      readonly space: number;
      readonly offerings: readonly string[];
    }
  | { readonly type: 'divinityGained'; readonly seat: SeatId; readonly divinity: string }
  | { readonly type: 'coinsPutApart'; readonly seat: SeatId; readonly count: number }
  | { readonly type: 'snakePlaced'; readonly seat: SeatId; readonly owner: SeatId; readonly card: string }
  | { readonly type: 'snakeDiscarded'; readonly seat: SeatId; readonly card: string }
  /** A card of the structure that lay face down is turned and discarded [P-23]. */
  | {
      readonly type: 'hiddenCardDropped';
      readonly seat: SeatId;
      readonly card: string;
      readonly from: string;
      readonly reveals: true;
    }
  | { readonly type: 'wonderUnbuilt'; readonly seat: SeatId; readonly owner: SeatId; readonly wonder: string }
  | { readonly type: 'minervaPlaced'; readonly seat: SeatId; readonly at: number }
  | { readonly type: 'minervaDiscarded'; readonly at: number }
  | { readonly type: 'militaryTokenDiscarded'; readonly seat: SeatId; readonly token: string };
