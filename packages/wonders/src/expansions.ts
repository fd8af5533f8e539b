import { armada } from './armada/armada.ts';
import type { Expansion } from './state.ts';

/** The expansions that exist, in the order of their packs. */
export const EXPANSIONS: readonly Expansion[] = [armada];
