import type { SeatId } from '@pharos/core';
import type { LeadersState } from './state.ts';
import type { LeaderTaskName } from './tasks.ts';
import type { LeadersView } from './viewTypes.ts';
import type { LeadersEffectSpec } from './words.ts';

/** What happens only with Leaders, with string ids; null for what a viewer may not know. */
export type LeadersEvent =
  | { readonly type: 'leaderDrafted'; readonly seat: SeatId; readonly leader: string | null; readonly reveals: true }
  | { readonly type: 'recruitmentStarted'; readonly age: number }
  | { readonly type: 'recruitmentEnded'; readonly age: number }
  | {
      readonly type: 'leaderRecruited';
      readonly city: number;
      readonly leader: string;
      readonly coins: number;
      readonly reveals: true;
    }
  | { readonly type: 'leaderSold'; readonly city: number; readonly seat: SeatId; readonly leader: string | null }
  | {
      readonly type: 'leadersDrawn';
      readonly seat: SeatId;
      readonly count: number;
      readonly leaders: readonly string[] | null;
      readonly reveals: true;
    }
  | { readonly type: 'leaderBuried'; readonly city: number; readonly leader: string; readonly points: number }
  | { readonly type: 'leaderMarked'; readonly city: number; readonly leader: string };

/** What a seat will be asked because of a choice. */
export type LeadersFollowUp = { readonly task: 'recruitMore' | 'bury' | 'mark' };

/** What Leaders adds to the types of the base game. */
export interface LeadersTypes {
  readonly id: 'leaders';
  readonly word: 'leader';
  readonly viewName: 'leaders';
  readonly effect: LeadersEffectSpec;
  readonly use: 'recruit' | 'sell';
  readonly event: LeadersEvent;
  readonly options: never;
  readonly piece: never;
  readonly pieceSpec: never;
  readonly scoring: 'leaders';
  readonly action: 'draft' | 'recruit' | 'sell' | 'bury' | 'mark' | 'giveUp';
  readonly obstacle: never;
  readonly discount: never;
  readonly choice: never;
  readonly payment: never;
  readonly part: { readonly leader: LeaderTaskName };
  readonly decision: never;
  readonly revealed: never;
  readonly conflict: never;
  readonly followUp: LeadersFollowUp;
  readonly preview: object;
  readonly view: LeadersView;
  readonly state: LeadersState;
}
