import type { Stretch } from '@pharos/analysis';
import { workerThreads } from '../shared/workerThreads.ts';
import type { ConclusionTask, StretchTask } from './analysisTask.ts';

/** Where games are analysed. */
export interface AnalysisPool {
  analyse(task: StretchTask): Promise<Stretch>;
  conclude(task: ConclusionTask): Promise<string>;
  close(): Promise<void>;
}

/** A thread that needs longer than this is broken, however little time the machine has for it. */
const TIMEOUT_MS = 900_000;
/** The lowest priority there is: whoever plays, bots and pictures come first. */
const NICEST = 19;

/** Threads that get only what nobody else on the machine wants. */
export function createAnalysisPool(worker: string, threads: number): AnalysisPool {
  // On macOS the priority is that of the whole process: there the threads have the usual one.
  const niceIncrement = process.platform === 'darwin' ? 0 : NICEST;
  const pool = workerThreads(worker, Math.max(1, threads), { niceIncrement });
  const run = async <Value>(name: string, task: object): Promise<Value> => {
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), TIMEOUT_MS);
    try {
      return (await pool.run(task, { name, signal: end.signal })) as Value;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    analyse: (task) => run('analyse', task),
    conclude: (task) => run('conclude', task),
    close: () => pool.destroy(),
  };
}
