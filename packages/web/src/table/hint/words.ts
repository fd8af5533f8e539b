/** Something that speaks for a move, in words, with its number apart. */
export interface ReasonWords {
  readonly icon: string;
  readonly text: string;
  /** Empty where the text says it. */
  readonly number: string;
}

/** A move in words. */
export interface HintWords {
  readonly title: string;
  /** What else belongs to it: the card under a Wonder, who is paid. */
  readonly notes: readonly string[];
  readonly reasons: readonly ReasonWords[];
  /** What the piece does, a sentence for each effect. */
  readonly effects: readonly string[];
}
