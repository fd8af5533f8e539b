import type { SeatId } from '@pharos/core';
import type { LineStep, Reason, When } from '../result.ts';

/*
 * A puzzle: a position in which one move is clearly the best, and the proof of it. Plain data, to be stored and sent. The position is
 * written down as its seat knows it (`Game.writePosition`), so that nothing hidden is in it.
 */

/** The version of files of puzzles; docs/puzzles.md describes them. */
export const PUZZLE_FORMAT = 1;

/** What a puzzle is about. */
export const THEMES = ['winNow', 'deny', 'chain', 'tempo', 'supremacy', 'naval', 'island', 'trade', 'science'] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  /** Follows from what is asked: the same position has the same id. */
  readonly id: string;
  /** Who has to choose. */
  readonly seat: SeatId;
  readonly when: When;
  /** In the words of scenarios. */
  readonly position: unknown;
  readonly themes: readonly Theme[];
  /** All that can be done, the best first. */
  readonly moves: readonly PuzzleMove[];
  /** What speaks for the best move. */
  readonly merits: readonly Reason[];
  /** How it goes on after the best move, as far as that is certain enough to be told. */
  readonly line: readonly LineStep[];
  readonly proof: Proof;
}

export interface PuzzleMove {
  readonly move: string;
  /** Moves that do the same, such as other ways to pay. */
  readonly same?: readonly string[];
  /** The chance of winning with it. */
  readonly chance: number;
  /** What speaks against it; left out where nothing is known. */
  readonly reasons?: readonly Reason[];
}

/** What shows that the best move is the best. */
export interface Proof {
  readonly engine: number;
  readonly iterations: number;
  readonly best: number;
  readonly second: number;
  /** What a bot that looks one move ahead would do. */
  readonly greedyMove: string;
  readonly greedy: number;
}

/** Puzzles of one kind of table. */
export interface PuzzleFile {
  readonly puzzles: typeof PUZZLE_FORMAT;
  readonly game: string;
  /** The version of the rules that the positions were written with. */
  readonly rules: number;
  /** With the versions of the packs. */
  readonly options: unknown;
  readonly made: MakingOfPuzzles;
  readonly list: readonly Puzzle[];
}

/** How a file came about: the same again gives the same puzzles. */
export interface MakingOfPuzzles {
  readonly seed: number;
  /** Games that were played and searched. */
  readonly games: number;
  readonly iterations: number;
}

/** The entry of a move, whichever way it is paid; undefined if it is none of the puzzle. */
export function entryOf({ moves }: Pick<Puzzle, 'moves'>, move: string): PuzzleMove | undefined {
  return moves.find((one) => one.move === move || one.same?.includes(move));
}
