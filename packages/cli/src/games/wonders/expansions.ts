import { armada } from './armada/armada.ts';
import { cities } from './cities/cities.ts';
import type { WondersExpansion } from './expansion.ts';
import { leaders } from './leaders/leaders.ts';

/** The expansions of 7 Wonders that the terminal knows. */
export const EXPANSIONS: readonly WondersExpansion[] = [armada, cities, leaders];
