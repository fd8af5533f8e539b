import type { Settings } from '../search/search.ts';

/**
 * How 7 Wonders is searched: differences between moves are small, and a wide search would go by its priors alone. What was found out before is not kept:
 * most of it is about other hands than those that were passed on.
 */
export const SEARCH_SETTINGS: Partial<Settings> = { exploration: 0.3, fpuReduction: 0.02, keep: 0 };
