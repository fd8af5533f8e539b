import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BotTask } from '../botWorker.ts';

/** Where bots think. */
export interface Thinker {
  think(task: BotTask): Promise<string>;
  close(): Promise<void>;
}

/** No bot needs longer; one that does is broken. */
const PATIENCE_MS = 20_000;
/** Threads nobody needs go after this long: they cost memory. */
const IDLE_MS = 60_000;

/** A pool of worker threads, so that a thinking bot never keeps people waiting. */
export function botThreads(worker: string): Thinker {
  const pool = new Piscina({
    filename: worker,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE_MS,
  });
  return {
    think: (task) => pool.run(task, { signal: AbortSignal.timeout(PATIENCE_MS) }) as Promise<string>,
    close: () => pool.destroy(),
  };
}
