import type { Decision } from '@pharos/analysis';
import type { AnalysisPool } from '../../src/analysis/analysisPool.ts';
import { analyse, conclude, type StretchTask } from '../../src/analysis/analysisTask.ts';
import type { Config } from '../../src/config/config.ts';

/** Analyses cost next to nothing. */
export const HASTY_ANALYSIS: Pick<Config, 'analysis'> = { analysis: { threads: 1, people: 2, iterations: 4 } };

/** Without threads, one choice at a time; remembers what was asked of it. */
export class StepwisePool implements AnalysisPool {
  readonly tasks: StretchTask[] = [];
  readonly concluded: (readonly Decision[])[] = [];
  readonly #before: (pool: StepwisePool) => Promise<void> | void;

  constructor(before: (pool: StepwisePool) => Promise<void> | void = () => undefined) {
    this.#before = before;
  }

  async analyse(task: StretchTask): ReturnType<AnalysisPool['analyse']> {
    this.tasks.push(task);
    await this.#before(this);
    return structuredClone(analyse({ ...task, milliseconds: 0 }));
  }

  async conclude(task: Parameters<AnalysisPool['conclude']>[0]): Promise<string> {
    this.concluded.push(task.decisions);
    return conclude(task);
  }

  close = (): Promise<void> => Promise.resolve();
}
