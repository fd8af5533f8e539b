import { createContext } from 'svelte';
import type { ExpansionTable } from '../expansion.ts';

/** The parts of the expansions that are played at a table. */
export interface ExpansionTables {
  readonly all: readonly ExpansionTable[];
}

export const [getExpansions, setExpansions] = createContext<ExpansionTables>();
