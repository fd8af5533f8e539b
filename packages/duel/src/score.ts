import type { ExpansionTypes } from './expansionTypes.ts';

/** The categories of the base game in the order they are shown. */
export const CATEGORIES = ['military', 'blue', 'green', 'yellow', 'purple', 'wonders', 'tokens', 'coins'] as const;

/** Points by category [D-90]; red, brown and grey cards score nothing by themselves [D-92]. */
export type DuelScore = Readonly<Record<(typeof CATEGORIES)[number] | ExpansionTypes['scoring'] | 'total', number>>;
