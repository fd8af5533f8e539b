/** The types of each expansion, by its id: expansions declare their own. */
export interface TypesById {}

/** What expansions add to the types of the base game. */
export type ExpansionTypes = TypesById[keyof TypesById];

/** The part of a position that each expansion in play has. */
export type ExpansionStates = { readonly [T in ExpansionTypes as T['id']]?: T['state'] };

/** What each expansion shows of a position, of a decision and of a preview; null without it. */
export type ExpansionViews = { readonly [T in ExpansionTypes as T['id']]: T['view'] | null };
export type ExpansionDecisions = { readonly [T in ExpansionTypes as T['id']]: T['decision'] | null };
export type ExpansionPreviews = { readonly [T in ExpansionTypes as T['id']]: T['preview'] | null };
