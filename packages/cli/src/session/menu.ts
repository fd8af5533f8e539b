/** A line to choose by its number: a move, or something whose uses come next. */
export interface Entry {
  readonly label: string;
  /** What it costs and brings. */
  readonly note: string;
  readonly move: string | null;
  /** The list it opens, by a name of the game's own. */
  readonly opens: string | null;
}

export interface Menu {
  readonly question: string;
  readonly entries: readonly Entry[];
  /** What cannot be done, and why. */
  readonly impossible: readonly string[];
  /** The first entry that is written out; those before it are drawn on the table. */
  readonly listedFrom: number;
}
