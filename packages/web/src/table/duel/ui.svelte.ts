import { createContext } from 'svelte';
import type { TableStore } from '../../store/tableStore.svelte.ts';

/** What can be looked at more closely. */
export type Detail =
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'wonder'; readonly id: string; readonly seat: number | null }
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'track' }
  | { readonly kind: 'score'; readonly seat: number }
  | { readonly kind: 'science'; readonly seat: number }
  | { readonly kind: 'trade'; readonly seat: number }
  | { readonly kind: 'city'; readonly seat: number; readonly colour: string | null }
  | { readonly kind: 'wonders' }
  | { readonly kind: 'progress' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'log' }
  | { readonly kind: 'chat' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'menu' };

/** What the player has picked up and looks at; nothing of it changes the game. */
export class DuelUi {
  /** The card of the structure that is selected, by id. */
  card = $state<string | null>(null);
  /** Choosing which Wonder to build with it. */
  choosesWonder = $state(false);
  wonder = $state<string | null>(null);
  /** The piece selected in any other decision. */
  pick = $state<string | null>(null);
  detail = $state.raw<Detail | null>(null);

  clear(): void {
    this.card = null;
    this.choosesWonder = false;
    this.wonder = null;
    this.pick = null;
  }

  select(card: string): void {
    this.card = this.card === card ? null : card;
    this.choosesWonder = false;
    this.wonder = null;
  }
}

export interface TableContext {
  readonly store: TableStore;
  readonly ui: DuelUi;
  /** The seat shown at the bottom. */
  readonly me: number;
  readonly foe: number;
  readonly nameOf: (seat: number) => string;
  /** Nothing can be played here, as in a replay. */
  readonly readOnly: boolean;
}

export const [getTable, setTable] = createContext<TableContext>();
