import { z } from 'zod';
import type { ShownRating } from './ratings.ts';

/** Puzzles: who solves them and the puzzles are rated against each other. A set is a file of puzzles, such as `duel`. */

export const puzzleSet = z.string().regex(/^[a-z]{1,20}$/);
const puzzleId = z.string().regex(/^[0-9a-f]{8}$/);

/** The first try at a puzzle: the move, or null for who gave up. */
export const puzzleTry = z.object({ puzzle: puzzleId, move: z.string().min(1).max(120).nullable() });

export interface RatedPuzzle extends ShownRating {
  readonly id: string;
  readonly tries: number;
  readonly solved: number;
}

export interface SolverRating extends ShownRating {
  readonly tries: number;
  readonly solved: number;
}

/** What a set has come to. Puzzles that nobody has tried are left out. */
export interface PuzzleRatings {
  readonly puzzles: readonly RatedPuzzle[];
  /** Null for who has not kept their identity. */
  readonly own: SolverRating | null;
  /** What whoever asks has tried. */
  readonly tried: readonly { readonly puzzle: string; readonly solved: boolean }[];
}

/** What a try has changed; of a later one, what the first one came to. */
export interface CountedPuzzleTry {
  /** Whether it was the first one. */
  readonly counted: boolean;
  /** Whether the first one was right. */
  readonly solved: boolean;
  readonly before: ShownRating;
  readonly own: SolverRating;
  readonly puzzle: RatedPuzzle;
}
