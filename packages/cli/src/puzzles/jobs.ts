import { checkPuzzle, findPuzzles, type CheckedPuzzle, type Puzzle } from '@pharos/analysis';
import type { GameArgs } from '../args.ts';
import { errorTexts } from '../errorTexts.ts';
import { readOptions } from '../games/gameOption.ts';
import { withGame } from '../games/lookup.ts';
import { UsageError } from '../usageError.ts';

/** One game between bots, as a thread gets it. */
export interface FindJob {
  readonly game: string;
  readonly args: GameArgs;
  readonly series: number;
  readonly index: number;
  readonly iterations: number;
}

/** Answers the puzzles of one game. */
export function findInGame({ game: id, args, series, index, iterations }: FindJob): Puzzle[] {
  return withGame(id, (known) => {
    if (known.analysis === null) throw new UsageError(errorTexts.cannotAnalyse(id));
    return findPuzzles(known.analysis, readOptions(known, args), { series, index, iterations });
  });
}

/** One puzzle to be solved anew. */
export interface CheckJob {
  readonly game: string;
  readonly options: unknown;
  readonly puzzle: Puzzle;
  readonly iterations: number;
}

export function checkInThread({ game: id, options, puzzle, iterations }: CheckJob): CheckedPuzzle {
  return withGame(id, ({ game, analysis }) => {
    if (analysis === null) throw new UsageError(errorTexts.cannotAnalyse(id));
    return checkPuzzle(analysis, game.readOptions(options), puzzle, iterations);
  });
}
