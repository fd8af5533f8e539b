import { agora } from './agora/agora.ts';
import type { Expansion } from './expansion.ts';
import { pantheon } from './pantheon/pantheon.ts';

/** The expansions of Duel, in the order of their packs. */
export const EXPANSIONS: readonly Expansion[] = [agora, pantheon];
