import { agora, agoraParts } from './agora/agora.ts';
import type { DuelExpansion } from './expansion.ts';
import { joinParts } from './joinParts.ts';
import { pantheon, pantheonParts } from './pantheon/pantheon.ts';

/** The expansions of Duel that the terminal knows. */
export const EXPANSIONS: readonly DuelExpansion[] = [agora, pantheon];

/** Their messages, and their tables of texts. */
export const expansionParts = joinParts(agoraParts, pantheonParts);
