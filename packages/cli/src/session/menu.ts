import type { Line } from '../terminal/ansi.ts';

/** A line to choose by its number: a move, or something whose uses come next. */
export interface Entry {
  readonly label: string;
  /** What it costs and brings. */
  readonly note: string;
  readonly move: string | null;
  /** The list it opens, by a name of the game's own. */
  readonly opens: string | null;
  /** How it is drawn beside its number; its label and its note if left out. */
  readonly lines?: readonly Line[];
}

export interface Menu {
  readonly question: string;
  /** What is told below the question. */
  readonly details?: readonly Line[];
  readonly entries: readonly Entry[];
  /** What cannot be done, and why. */
  readonly impossible: readonly string[];
  /** The first entry that is written out; those before it are drawn on the table. */
  readonly listedFrom: number;
  /** The list that 0 goes back to; the first one if left out. */
  readonly back?: string;
}
