/** A move in words. */
export interface HintWords {
  readonly title: string;
  /** What else belongs to it: the card under a Wonder, who is paid. */
  readonly notes: readonly string[];
}
