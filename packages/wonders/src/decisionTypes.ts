import type { ExpansionDecision, ExpansionPart } from './expansionTypes.ts';

/** What a view adds to the name of a choice that only an expansion has. */
export type DecisionPart = Partial<ExpansionPart>;

/** What only who has a choice may know of it. */
export interface DecisionDetails extends Partial<ExpansionDecision> {
  /** The discard pile, for who may build a card of it now [W-93]. */
  readonly discard?: readonly string[];
}
