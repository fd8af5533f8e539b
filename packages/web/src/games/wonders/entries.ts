import { armada } from './armada/entry.ts';
import { cities } from './cities/entry.ts';
import type { ExpansionEntry } from './expansion.ts';
import { leaders } from './leaders/entry.ts';

/** The expansions as forms and help know them, before any table is shown. */
export const ENTRIES: readonly ExpansionEntry[] = [leaders, cities, armada];
