import { armada } from './armada/entry.ts';
import type { ExpansionEntry } from './expansion.ts';

/** The expansions as forms and help know them, before any table is shown. */
export const ENTRIES: readonly ExpansionEntry[] = [armada];
