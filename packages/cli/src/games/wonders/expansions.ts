import { armada, armadaActions } from './armada/armada.ts';
import type { WondersExpansion } from './expansion.ts';

/** The expansions of 7 Wonders that the terminal knows. */
export const EXPANSIONS: readonly WondersExpansion[] = [armada];

/** Their words for choices, all together. */
export const expansionActions = { ...armadaActions };
