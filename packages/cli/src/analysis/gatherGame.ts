import { gatherSamples, type Sample } from '@pharos/analysis';
import type { GameArgs } from '../args.ts';
import { errorTexts } from '../errorTexts.ts';
import { readOptions } from '../games/gameOption.ts';
import { withGame } from '../games/lookup.ts';
import { UsageError } from '../usageError.ts';

/** One game between searches, as a thread gets it. */
export interface GatherJob {
  readonly game: string;
  readonly args: GameArgs;
  readonly series: number;
  readonly index: number;
  readonly iterations: number;
}

/** Plays one game and answers what was expected in it, and what came of it; the same job always gives the same. */
export function gatherGame({ game: id, args, series, index, iterations }: GatherJob): Sample[] {
  return withGame(id, (known) => {
    if (known.analysis === null) throw new UsageError(errorTexts.cannotAnalyse(id));
    return gatherSamples(known.analysis, readOptions(known, args), { series, index, iterations });
  });
}
