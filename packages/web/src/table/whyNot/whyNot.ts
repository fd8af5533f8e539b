/** Why something cannot be done, in a few words and in full. */
export interface Reason {
  /** In four words at most: the second line of a button. */
  readonly short: string;
  readonly text: string;
}

/** Something that cannot be done now, with the reason. */
export interface WhyNot extends Reason {
  /** Tells it from whatever else cannot be done in the same place. */
  readonly id: string;
  /** What cannot be done, as its button says. */
  readonly what: string;
}

/** Where it is remembered whose reason is shown. */
export interface ShownReason {
  why: string | null;
}

/** Shows why something cannot be done; once more, and it is hidden again. */
export function explain(ui: ShownReason, { id }: WhyNot): void {
  ui.why = ui.why === id ? null : id;
}
