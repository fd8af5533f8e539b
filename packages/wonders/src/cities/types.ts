import type { CitiesState } from './state.ts';
import type { BlackView } from './viewTypes.ts';
import type { CitiesEffectSpec } from './words.ts';

/** What happens only with Cities. */
export type CitiesEvent =
  | { readonly type: 'debtTaken'; readonly city: number; readonly count: number; readonly cause: 'losses' | 'raiders' }
  | { readonly type: 'diplomacyGained'; readonly city: number }
  | { readonly type: 'diplomacyUsed'; readonly city: number };

/** What Cities adds to a preview. */
export interface BlackPreview {
  /** Coins that cities are to lose at the end of the turn because of it, as things stand; only those that change. */
  readonly losses: readonly { readonly city: number; readonly before: number; readonly after: number }[];
}

/** What Cities adds to the types of the base game. */
export interface CitiesTypes {
  readonly id: 'cities';
  readonly word: 'black';
  readonly viewName: 'black';
  readonly effect: CitiesEffectSpec;
  readonly use: never;
  readonly event: CitiesEvent;
  readonly options: never;
  readonly piece: never;
  readonly pieceSpec: never;
  readonly scoring: 'black' | 'debt';
  readonly action: 'debt';
  readonly obstacle: never;
  readonly discount: never;
  /** Debt tokens that are taken, and coins that are paid. */
  readonly choice: { readonly debt: number; readonly pays: number };
  readonly payment: never;
  readonly part: { readonly black: 'settleLosses' };
  /** Coins that the viewer has to give up. */
  readonly decision: { readonly loss: number };
  readonly revealed: never;
  readonly conflict: never;
  readonly followUp: never;
  readonly preview: BlackPreview;
  readonly view: BlackView;
  readonly state: CitiesState;
}
