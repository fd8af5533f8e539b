import { createContext } from 'svelte';
import type { AnyTableStore } from '../store/tableStore.svelte.ts';

/** What can be looked at more closely at every table. */
export type SharedDetail = 'log' | 'chat' | 'keys' | 'menu';

/** A table of any game, for the parts that are the same at all of them. */
export interface SharedTable {
  readonly store: AnyTableStore;
  /** The seat shown at the bottom. */
  readonly me: number;
  readonly nameOf: (seat: number) => string;
  /** Nothing can be played here, as in a replay. */
  readonly readOnly: boolean;
  readonly ui: {
    /** Opens a detail, or closes it. */
    show(detail: SharedDetail | null): void;
    /** Puts down whatever is taken up. */
    clear(): void;
    readonly isEmpty: boolean;
  };
}

export const [getTable, setTable] = createContext<SharedTable>();
