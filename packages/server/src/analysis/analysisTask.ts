import type { Decision, Stretch } from '@pharos/analysis';
import { Refusal } from '../shared/refusal.ts';
import type { AnalysedSave, GameAnalyser } from '../shared/gameAnalyser.ts';
import { gameEntry } from '../shared/games.ts';

/** Some choices of a game, for a thread that knows nothing else. */
export interface StretchTask extends AnalysedSave {
  /** The number of the first one. */
  readonly from: number;
  readonly milliseconds: number;
}

/** All decisions of a game, to be put together. */
export interface ConclusionTask extends AnalysedSave {
  readonly decisions: readonly Decision[];
}

export function analyse(task: StretchTask): Stretch {
  return analyserFor(task).stretch(task, task.from, task.milliseconds);
}

/** Answers JSON text, to be stored and sent as it is. */
export function conclude(task: ConclusionTask): string {
  return JSON.stringify(analyserFor(task).conclude(task, task.decisions));
}

function analyserFor({ save }: AnalysedSave): GameAnalyser {
  const { analyser } = gameEntry(save.game);
  if (analyser === null) throw new Refusal('UNKNOWN_GAME', `nothing is known of "${save.game}" to analyse it by`);
  return analyser;
}
