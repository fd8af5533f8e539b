import type { ExpansionScoring } from './expansionTypes.ts';

/** The categories of the base game in the order they are shown [W-70]. */
export const CATEGORIES = ['conflicts', 'treasury', 'wonder', 'civil', 'science', 'commerce', 'guilds'] as const;
type Category = (typeof CATEGORIES)[number];

/** Points by category; those of an expansion are there if it is in play. */
export type WondersScore = Readonly<Record<Category | 'total', number>> &
  Readonly<Partial<Record<ExpansionScoring, number>>>;

/** Points that are still being counted: those of all expansions in play are there. */
export type Points = Record<Category | ExpansionScoring | 'total', number>;
