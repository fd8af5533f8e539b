import type { DuelEvent, DuelView } from '@pharos/duel';
import { createContext } from 'svelte';
import type { DuelPreviews } from './previews.svelte.ts';
import type { SharedDetail } from '../../../table/shared/table.ts';
import type { TableStore } from '../../../table/store/tableStore.svelte.ts';

export type DuelStore = TableStore<DuelView, DuelEvent>;

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
  | { readonly kind: SharedDetail }
  | AgoraDetail;

/** What Agora adds to look at. */
export type AgoraDetail =
  | { readonly kind: 'senate' }
  | { readonly kind: 'chamber'; readonly chamber: number }
  | { readonly kind: 'conspiracies' }
  | { readonly kind: 'conspiracy'; readonly id: string }
  | { readonly kind: 'senators'; readonly seat: number };

export type SenateMode = 'place' | 'move' | 'conspire';

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
  /** Looks at the structure while there is something else to choose. */
  showsStructure = $state(false);
  /** Agora: choosing which Conspiracy to prepare with the card, or looking at one to trigger it. */
  prepares = $state(false);
  conspiracy = $state<string | null>(null);
  /** Agora: the second piece of a choice that has two. */
  second = $state<string | null>(null);
  /** Agora: what to do with a cube or Decree, and from which Chamber to which. */
  mode = $state<SenateMode | null>(null);
  from = $state<number | null>(null);
  to = $state<number | null>(null);

  show(kind: SharedDetail): void {
    this.detail = { kind };
  }

  /** Nothing is taken up. */
  get isEmpty(): boolean {
    return (
      this.card === null && this.pick === null && this.conspiracy === null && this.mode === null && this.to === null
    );
  }

  clear(): void {
    this.card = null;
    this.choosesWonder = false;
    this.wonder = null;
    this.pick = null;
    this.showsStructure = false;
    this.prepares = false;
    this.conspiracy = null;
    this.second = null;
    this.mode = null;
    this.from = null;
    this.to = null;
  }

  select(card: string): void {
    this.card = this.card === card ? null : card;
    this.choosesWonder = false;
    this.wonder = null;
    this.prepares = false;
    this.conspiracy = null;
  }
}

export interface TableContext {
  readonly store: DuelStore;
  readonly ui: DuelUi;
  readonly previews: DuelPreviews;
  /** The seat shown at the bottom. */
  readonly me: number;
  readonly foe: number;
  readonly nameOf: (seat: number) => string;
  /** Nothing can be played here, as in a replay. */
  readonly readOnly: boolean;
}

export const [getTable, setTable] = createContext<TableContext>();
