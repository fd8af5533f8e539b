import type { ExpansionTypes } from './expansionTypes.ts';

/** What a choice is among; of a choice in two steps, what the first one is among. */
export type Among = 'card' | 'wonder' | 'token' | 'seat' | ExpansionTypes['among'];
