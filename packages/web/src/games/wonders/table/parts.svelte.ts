import { createContext } from 'svelte';
import { ENTRIES } from '../entries.ts';
import type { ExpansionEntry, ExpansionParts } from '../expansion.ts';

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
    return this.at('Board').length > 0;
  }

  /** What expansions have for a place. */
  at<Place extends keyof ExpansionParts>(place: Place): NonNullable<ExpansionParts[Place]>[] {
    return this.#parts.flatMap((parts) => parts[place] ?? []);
  }
}

export const [getParts, setParts] = createContext<PartsInPlay>();
