import type { WondersEvent, WondersPreview, WondersView } from '@pharos/wonders';
import { createContext } from 'svelte';
import type { Previews } from '../../../table/shared/previews.svelte.ts';
import type { SharedDetail } from '../../../table/shared/table.ts';
import type { TableStore } from '../../../table/store/tableStore.svelte.ts';
import type { Pieces } from '../piece/pieces.ts';
import type { ShipAndStage } from '../sheet/shipAndStage.ts';

export type WondersStore = TableStore<WondersView, WondersEvent>;

/** What can be looked at more closely. */
export type Detail =
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'city' | 'board' | 'trade' | 'science' | 'conflicts' | 'score'; readonly city: number }
  | { readonly kind: 'seats' | SharedDetail }
  | ArmadaDetail;

/** What Armada adds to look at: a shipyard, an island, the naval conflicts, a partner's hand. */
export type ArmadaDetail =
  | { readonly kind: 'shipyard'; readonly city: number }
  | { readonly kind: 'island'; readonly id: string }
  | { readonly kind: 'islands' | 'naval' | 'partner' };

/** What the player has picked up and looks at; nothing of it changes the game. */
export class WondersUi {
  /** The place in the hand of the card that is taken up. */
  slot = $state<number | null>(null);
  /** What the sheet explains: building the card, or the stage with the card under it. */
  action = $state<'build' | 'stage'>('build');
  /** Which of the ways to pay. */
  option = $state(0);
  /** Whether a ship goes along; kept while the card is up, whatever is done with it. */
  sails = $state(false);
  /** The fleet of that ship and the stage to build, where Armada leaves a choice; null for the first. */
  fleet = $state<string | null>(null);
  stage = $state<number | null>(null);
  /** The piece selected in any other decision. */
  pick = $state<string | null>(null);
  detail = $state.raw<Detail | null>(null);

  show(kind: SharedDetail): void {
    this.detail = { kind };
  }

  /** Nothing is taken up. */
  get isEmpty(): boolean {
    return this.slot === null && this.pick === null;
  }

  clear(): void {
    this.pick = null;
    this.#take(null);
  }

  select(slot: number): void {
    this.#take(this.slot === slot ? null : slot);
  }

  #take(slot: number | null): void {
    this.slot = slot;
    this.setShipAndStage({ sails: false, fleet: null, stage: null });
    this.explain('build');
  }

  explain(action: 'build' | 'stage'): void {
    this.action = action;
    this.option = 0;
  }

  /** Another ship or stage has another price. */
  setShipAndStage({ sails = this.sails, fleet = this.fleet, stage = this.stage }: Partial<ShipAndStage>): void {
    this.sails = sails;
    this.fleet = fleet;
    this.stage = stage;
    this.option = 0;
  }
}

export interface TableContext {
  readonly store: WondersStore;
  readonly ui: WondersUi;
  readonly previews: Previews<WondersPreview>;
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
