import { armada } from './armada/armada.ts';
import type { WondersExpansion } from './expansion.ts';

/** The expansions of 7 Wonders that the terminal knows. */
export const EXPANSIONS: readonly WondersExpansion[] = [armada];
