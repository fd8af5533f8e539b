import type { WondersView } from '@pharos/wonders';
import type { Component } from 'svelte';
import { ENTRIES } from '../entries.ts';
import type { Components, ExpansionParts, PartProps } from '../expansion.ts';
import { firstOf } from '../expansionsInPlay.ts';
import { KEYS, type KeyList } from './keyList.ts';
import type { TableParts } from './tableParts.ts';
import type { ExpansionDetail, TableContext } from './ui.svelte.ts';

/** Something that has components: an expansion, or team play. */
interface Source {
  readonly option: { readonly id: string };
  parts(): Promise<ExpansionParts>;
}

/** Team play comes with several expansions, so that it belongs to none. */
const TEAMS: Source = { option: { id: 'teams' }, parts: () => import('../partner/parts.ts') };
const SOURCES: readonly Source[] = [...ENTRIES, TEAMS];

interface Played {
  readonly packs: readonly string[];
  readonly teams?: boolean | undefined;
}

/** The components of the expansions that a table plays with; fetched with the first table that needs them. */
export class PartsInPlay implements TableParts {
  readonly #played: () => Played;
  /** As a text, which stays the same from view to view. */
  readonly #key = $derived.by(() => {
    const { packs, teams } = this.#played();
    return [...packs, ...(teams === true ? [TEAMS.option.id] : [])].join();
  });
  readonly #entries = $derived(SOURCES.filter(({ option }) => this.#key.split(',').includes(option.id)));
  #fetched = $state.raw<ReadonlyMap<Source, ExpansionParts>>(new Map());
  readonly #parts = $derived(this.#entries.flatMap((entry) => this.#fetched.get(entry) ?? []));

  constructor(played: () => Played) {
    this.#played = played;
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
    // Expansions may share a component.
    return [...new Set(this.#parts.flatMap((parts: Components) => parts[place] ?? []))];
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
    return firstOf(this.#parts.map((parts) => parts.detailTitle?.(detail, nameOf) ?? null)) ?? '';
  }
}
