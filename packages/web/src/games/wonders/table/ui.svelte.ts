import type { WondersEvent, WondersPreview, WondersView } from '@pharos/wonders';
import { createContext } from 'svelte';
import type { Previews } from '../../../table/shared/previews.svelte.ts';
import type { SharedDetail } from '../../../table/shared/table.ts';
import type { TableStore } from '../../../table/store/tableStore.svelte.ts';
import type { Pieces } from '../piece/pieces.ts';
import type { CardChoice, Use } from './cardChoice.ts';
import type { Round } from './round.ts';

export type WondersStore = TableStore<WondersView, WondersEvent>;

/** What can be looked at more closely. */
export type Detail =
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'whatIf'; readonly move: string }
  | { readonly kind: 'city' | 'board' | 'trade' | 'science' | 'conflicts' | 'score'; readonly city: number }
  | { readonly kind: 'seats' | 'round' | SharedDetail }
  | ExpansionDetail;

/** What expansions add to look at, by kind: each declares its own in this interface. */
export interface ExpansionDetails {}
export type ExpansionDetail = ExpansionDetails[keyof ExpansionDetails];

/** What the player has picked up and looks at; nothing of it changes the game. */
export class WondersUi {
  /** The place in the hand of the card that is taken up. */
  slot = $state<number | null>(null);
  /** What the sheet explains: building the card, or the stage with the card under it. */
  action = $state<Use>('build');
  /** Which of the ways to pay. */
  option = $state(0);
  /** The piece selected in any other decision. */
  pick = $state<string | null>(null);
  detail = $state.raw<Detail | null>(null);
  /** The action whose obstacle is told. */
  why = $state<string | null>(null);
  /** What expansions let the player choose along with a card; kept while the card is up, whatever is done with it. */
  readonly cardChoices: readonly CardChoice[];

  constructor(expansions: readonly { cardChoice(onChange: () => void): CardChoice }[]) {
    this.cardChoices = expansions.map((expansion) => expansion.cardChoice(() => (this.option = 0)));
  }

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
    for (const choice of this.cardChoices) choice.clear();
    this.explain('build');
  }

  explain(action: Use): void {
    this.why = null;
    this.action = action;
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
  /** What happened since cards were last turned up. */
  readonly round: Round;
  /** How many cities sit around the table. */
  readonly count: number;
  /** Nothing can be played here, as in a replay. */
  readonly readOnly: boolean;
}

export const [getTable, setTable] = createContext<TableContext>();
