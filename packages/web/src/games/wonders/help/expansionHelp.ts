import { ENTRIES } from '../entries.ts';
import type { ExpansionHelp } from '../expansion.ts';

let loaded: readonly ExpansionHelp[] = [];

/** Before anything of the help is shown. */
export async function loadExpansionHelp(): Promise<void> {
  loaded = await Promise.all(ENTRIES.map((entry) => entry.help()));
}

/** What expansions with these packs add to the help. */
export const expansionHelp = (packs: readonly string[]): readonly ExpansionHelp[] =>
  loaded.filter(({ pack }) => packs.includes(pack));

/** The packs of all expansions. */
export const expansionPacks = (): readonly string[] => loaded.map(({ pack }) => pack);
