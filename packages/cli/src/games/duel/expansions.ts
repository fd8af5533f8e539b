import { agora, agoraWords } from './agora/agora.ts';
import type { DuelExpansion } from './expansion.ts';

/** The expansions of Duel that the terminal knows. */
export const EXPANSIONS: readonly DuelExpansion[] = [agora];

/** Their words, all together. */
export const expansionWords = { ...agoraWords };
