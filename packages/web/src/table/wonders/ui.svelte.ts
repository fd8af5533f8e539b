import type { WondersEvent, WondersView } from '@pharos/wonders';
import { createContext } from 'svelte';
import type { TableStore } from '../../store/tableStore.svelte.ts';
import type { Pieces } from './pieces.ts';

export type WondersStore = TableStore<WondersView, WondersEvent>;

/** What can be looked at more closely. */
export type Detail =
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'city' | 'board' | 'trade' | 'science' | 'conflicts' | 'score'; readonly city: number }
  | { readonly kind: 'seats' | 'discard' | 'log' | 'chat' | 'keys' | 'menu' }
  | ArmadaDetail;

/** What Armada adds to look at: a shipyard, an island, the naval conflicts. */
export type ArmadaDetail =
  | { readonly kind: 'shipyard'; readonly city: number }
  | { readonly kind: 'island'; readonly id: string }
  | { readonly kind: 'islands' | 'naval' };

/** What the player has picked up and looks at; nothing of it changes the game. */
export class WondersUi {
  /** The place in the hand of the card that is taken up. */
  slot = $state<number | null>(null);
  /** What the sheet explains: building the card, or the stage with the card under it. */
  action = $state<'build' | 'stage'>('build');
  /** Which of the ways to pay. */
  option = $state(0);
  /** The piece selected in any other decision. */
  pick = $state<string | null>(null);
  detail = $state.raw<Detail | null>(null);

  clear(): void {
    this.slot = null;
    this.pick = null;
    this.explain('build');
  }

  select(slot: number): void {
    this.slot = this.slot === slot ? null : slot;
    this.explain('build');
  }

  explain(action: 'build' | 'stage'): void {
    this.action = action;
    this.option = 0;
  }
}

export interface TableContext {
  readonly store: WondersStore;
  readonly ui: WondersUi;
  /** The city shown at the bottom. */
  readonly me: number;
  readonly pieces: Pieces;
  readonly nameOf: (city: number) => string;
  /** How many cities sit around the table. */
  readonly count: number;
  /** Nothing can be played here, as in a replay. */
  readonly readOnly: boolean;
}

export const [getTable, setTable] = createContext<TableContext>();
