import { armada } from './armada/armada.ts';
import { cities } from './cities/cities.ts';
import { leaders } from './leaders/leaders.ts';
import type { Expansion } from './state.ts';

/** The expansions that exist, in the order in which they have their say. */
export const EXPANSIONS: readonly Expansion[] = [cities, leaders, armada];
