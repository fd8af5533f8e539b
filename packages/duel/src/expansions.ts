import { agora } from './agora/agora.ts';
import { pantheon } from './pantheon/pantheon.ts';
import type { Expansion } from './state.ts';

/** The expansions that exist, in the order of their packs. */
export const EXPANSIONS: readonly Expansion[] = [agora, pantheon];
