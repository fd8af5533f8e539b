import { expansionsInPlay } from '../expansionsInPlay.ts';
import { agora } from './agora/agora.ts';
import type { BotExpansion } from './expansion.ts';
import { pantheon } from './pantheon/pantheon.ts';

/** The expansions that bots know, in the order of their packs. */
export const EXPANSIONS: readonly BotExpansion[] = [agora, pantheon];

export const expansionsOf = expansionsInPlay(EXPANSIONS);
