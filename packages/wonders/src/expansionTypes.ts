import type { ArmadaTypes as Types } from './armada/types.ts';

/** What expansions add to the types of the base game. With a second one, `Types` is the union of both. */
export type ExpansionEvent = Types['event'];

/** The part of a position that each expansion in play has. */
export type ExpansionStates = { readonly [T in Types as T['id']]?: T['state'] };
