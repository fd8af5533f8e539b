/** What lies on the table to be chosen from in a decision that is not about the hand. */
export interface Picks {
  /** How it is laid out: sides of a board, cards, or pieces of an expansion in its own picker. */
  readonly kind: string;
  /** All that is seen; what cannot be chosen has no move. */
  readonly ids: readonly string[];
  /** The moves that choose them, where no piece tells choices apart. */
  readonly moves?: Readonly<Record<string, string>>;
}
