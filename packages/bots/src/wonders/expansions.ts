import { expansionsInPlay } from '../expansionsInPlay.ts';
import { armada } from './armada/armada.ts';
import { cities } from './cities/cities.ts';
import type { BotExpansion } from './expansion.ts';
import { leaders } from './leaders/leaders.ts';

/** The expansions that bots know, in the order of their packs. */
export const EXPANSIONS: readonly BotExpansion[] = [armada, cities, leaders];

export const expansionsOf = expansionsInPlay(EXPANSIONS);
