import { agora, agoraParts } from './agora/agora.ts';
import type { DuelExpansion } from './expansion.ts';

/** The expansions of Duel that the terminal knows. */
export const EXPANSIONS: readonly DuelExpansion[] = [agora];

/** Their messages, and their tables of texts. */
export const expansionParts = { ...agoraParts };
