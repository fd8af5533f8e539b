/**
 * What chance decided, once and for all. Hidden from everybody but for what the table shows;
 * shared by all copies of a state and never changed.
 */
export interface Deal {
  /** All Wonders in the order they are shown: four, then four; the others stay out [D-10, D-11]. */
  readonly wonders: readonly number[];
  /** For each Age the card of every slot. */
  readonly decks: readonly (readonly number[])[];
  /** The cards put in the box during set-up: those of Ages I, II and III, and the unused Guilds [D-13]. */
  readonly removed: readonly (readonly number[])[];
}
