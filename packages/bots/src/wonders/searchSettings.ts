import type { Settings } from '../search/search.ts';

/** How 7 Wonders is searched: differences between moves are small, and a wide search would go by its priors alone. */
export const SEARCH_SETTINGS: Partial<Settings> = { exploration: 0.3, fpuReduction: 0.02 };
