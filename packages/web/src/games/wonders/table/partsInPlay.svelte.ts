import type { WondersView } from '@pharos/wonders';
import { createContext, type Component } from 'svelte';
import { ENTRIES } from '../entries.ts';
import type { Components, ExpansionEntry, ExpansionParts, PartProps } from '../expansion.ts';
import { KEYS, type KeyList } from './keyList.ts';
import type { ExpansionDetail, TableContext } from './ui.svelte.ts';

/** The components of the expansions that a table plays with; fetched with the first table that needs them. */
export class PartsInPlay {
  readonly #packs: () => readonly string[];
  /** As a text, which stays the same from view to view. */
  readonly #key = $derived.by(() => this.#packs().join());
  readonly #entries = $derived(ENTRIES.filter(({ option }) => this.#key.split(',').includes(option.id)));
  #fetched = $state.raw<ReadonlyMap<ExpansionEntry, ExpansionParts>>(new Map());
  readonly #parts = $derived(this.#entries.flatMap((entry) => this.#fetched.get(entry) ?? []));

  constructor(packs: () => readonly string[]) {
    this.#packs = packs;
  }

  /** To be called in an effect. */
  fetch(): void {
    for (const entry of this.#entries) {
      if (this.#fetched.has(entry)) continue;
      void entry.parts().then((parts) => (this.#fetched = new Map([...this.#fetched, [entry, parts]])));
    }
  }

  get areFetched(): boolean {
    return this.#parts.length === this.#entries.length;
  }

  /** Whether a board stands between the neighbours, so that there is less room for everything else. */
  get haveBoard(): boolean {
    return this.has('Board');
  }

  /** What expansions have for a place. */
  at<Place extends keyof PartProps>(place: Place): Component<PartProps[Place]>[] {
    return this.#parts.flatMap((parts: Components) => parts[place] ?? []);
  }

  has(place: keyof PartProps): boolean {
    return this.at(place).length > 0;
  }

  get keys(): KeyList {
    return this.#parts.find((parts) => parts.keys)?.keys ?? KEYS;
  }

  handNotes(table: TableContext, card: string): string[] {
    return this.#parts.flatMap((parts) => parts.handNotes?.(table, card) ?? []);
  }

  scoreNotes(view: WondersView, city: number, category: string): string[] {
    return this.#parts.flatMap((parts) => parts.scoreNotes?.(view, city, category) ?? []);
  }

  /** What stands above a detail of an expansion. */
  detailTitle(detail: ExpansionDetail, nameOf: (city: number) => string): string {
    return this.#parts.find((parts) => parts.detailTitle)?.detailTitle?.(detail, nameOf) ?? '';
  }
}

export const [getParts, setParts] = createContext<PartsInPlay>();
