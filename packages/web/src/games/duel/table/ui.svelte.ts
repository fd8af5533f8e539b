import type { DuelEvent, DuelView } from '@pharos/duel';
import { createContext } from 'svelte';
import type { ExpansionUi } from './expansionUi.ts';
import type { Names } from '../sheet/note.ts';
import type { DuelPreviews } from './previews.svelte.ts';
import type { SharedDetail } from '../../../table/shared/table.ts';
import type { TableStore } from '../../../table/store/tableStore.svelte.ts';

export type DuelStore = TableStore<DuelView, DuelEvent>;

/** What can be looked at more closely, by kind, and what has to be said of it; an expansion adds to the interface. */
export interface Details extends Readonly<Record<SharedDetail, object>> {
  readonly card: { readonly id: string };
  readonly wonder: { readonly id: string; readonly seat: number | null };
  readonly token: { readonly id: string };
  readonly tokens: { readonly seat: number };
  readonly track: object;
  readonly score: { readonly seat: number };
  readonly science: { readonly seat: number };
  readonly trade: { readonly seat: number };
  readonly city: { readonly seat: number; readonly colour: string | null };
  readonly wonders: object;
  readonly whatIf: { readonly move: string };
  readonly progress: object;
  readonly plan: object;
}

export type Detail = { [Kind in keyof Details]: { readonly kind: Kind } & Details[Kind] }[keyof Details];

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
  /** The action whose obstacle is told. */
  why = $state<string | null>(null);
  /** Looks at the structure while there is something else to choose. */
  showsStructure = $state(false);
  /** Which board is turned to, by the id of the expansion, where several share the room. */
  board = $state<string | null>(null);
  readonly #parts: readonly ExpansionUi[];

  constructor(parts: readonly ExpansionUi[]) {
    this.#parts = parts;
  }

  /** What is picked up of an expansion. */
  part<Part extends ExpansionUi>(kind: new () => Part): Part {
    const found = this.#parts.find((part): part is Part => part instanceof kind);
    if (found === undefined) throw new Error(`no part is a ${kind.name}`);
    return found;
  }

  show(kind: SharedDetail): void {
    this.detail = { kind };
  }

  /** Nothing is taken up. */
  get isEmpty(): boolean {
    return this.card === null && this.pick === null && this.#parts.every((part) => part.isEmpty);
  }

  clear(): void {
    this.#take(null);
    this.pick = null;
    this.showsStructure = false;
    for (const part of this.#parts) part.clear();
  }

  /** Puts down the last thing taken up. */
  stepBack(): void {
    if (this.why !== null) this.why = null;
    else if (this.choosesWonder) this.choosesWonder = false;
    else if (!this.#parts.some((part) => part.stepBack())) this.clear();
  }

  select(card: string): void {
    this.#take(this.card === card ? null : card);
    for (const part of this.#parts) part.cardChanged();
  }

  #take(card: string | null): void {
    this.why = null;
    this.card = card;
    this.choosesWonder = false;
    this.wonder = null;
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

/** No seat. */
const NOBODY = -1;

/** Who is who for sentences: whoever only looks on is not spoken to as the player below. */
export function namesAt({ store, me, foe, nameOf, readOnly }: TableContext): Names {
  return { me: store.view?.viewer === me && !readOnly ? me : NOBODY, foe, nameOf };
}
