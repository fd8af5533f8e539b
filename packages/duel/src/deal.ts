/**
 * What chance decided, once and for all. Hidden from everybody but for what the table shows;
 * shared by all copies of a state and never changed.
 */
export interface Deal {
  /** All Wonders in the order they are shown: four, then four; the others stay out [D-10, D-11]. */
  readonly wonders: readonly number[];
  /** For each Age the card of every slot. */
  readonly decks: readonly (readonly number[])[];
  /** The cards put in the box during set-up, by deck: those of Ages I, II and III, the unused Guilds [D-13], those of expansions. */
  readonly removed: readonly (readonly number[])[];
}

export const AGES = [0, 1, 2];
/** Guilds are put into the deck of Age III, so many of them unless an expansion replaces them [D-13]. */
export const GUILD_AGE = 2;
export const GUILDS_IN_PLAY = 3;

/** Cards of an Age that are taken out: all for which its structure has no room, besides `others`. */
export function removedFrom(cards: number, slots: number, others: number): number {
  return cards - (slots - others);
}
