import { expansionsInPlay } from '../expansionsInPlay.ts';
import { armada } from './armada/armada.ts';
import type { BotExpansion } from './expansion.ts';

/** The expansions that bots know, in the order of their packs. */
export const EXPANSIONS: readonly BotExpansion[] = [armada];

export const expansionsOf = expansionsInPlay(EXPANSIONS);
