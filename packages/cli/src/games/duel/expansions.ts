import { agora, agoraCatalogues, agoraTexts } from './agora/agora.ts';
import type { DuelExpansion } from './expansion.ts';

/** The expansions of Duel that the terminal knows. */
export const EXPANSIONS: readonly DuelExpansion[] = [agora];

/** Their messages and texts, all together. */
export const expansionCatalogues = agoraCatalogues;
export const expansionTexts = { ...agoraTexts };
