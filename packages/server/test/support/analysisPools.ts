import type { Decision } from '@pharos/analysis';
import type { AnalysisPool } from '../../src/analysis/analysisPool.ts';
import { analyse, conclude, type StretchTask } from '../../src/analysis/analysisTask.ts';
import type { Config } from '../../src/config/config.ts';

/** Analyses cost next to nothing. */
export const HASTY_ANALYSIS: Pick<Config, 'analysis'> = { analysis: { threads: 1, people: 2, iterations: 4 } };

type Before = (pool: StepwisePool) => Promise<void> | void;

/** Without threads, one choice at a time; remembers what was asked of it. What `before` waits for ends when it is closed. */
export class StepwisePool implements AnalysisPool {
  readonly tasks: StretchTask[] = [];
  readonly concluded: (readonly Decision[])[] = [];
  readonly #before: Before;
  #end = (): void => undefined;
  readonly #ended = new Promise<never>((_, reject) => {
    this.#end = () => reject(new Error('the thread was ended'));
  });

  constructor(before: Before = () => undefined) {
    this.#before = before;
    this.#ended.catch(() => undefined);
  }

  async analyse(task: StretchTask): ReturnType<AnalysisPool['analyse']> {
    this.tasks.push(task);
    await Promise.race([this.#before(this), this.#ended]);
    return structuredClone(analyse({ ...task, milliseconds: 0 }));
  }

  async conclude(task: Parameters<AnalysisPool['conclude']>[0]): Promise<string> {
    this.concluded.push(task.decisions);
    return conclude(task);
  }

  async close(): Promise<void> {
    this.#end();
  }
}
