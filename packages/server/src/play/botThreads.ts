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
export function botThreads(worker: string, patience = PATIENCE_MS): Thinker {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new Piscina({ filename: worker, minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS });
  const gate = new Gate(threads);
  return {
    think: (task) => gate.pass(async () => (await pool.run(task, { signal: AbortSignal.timeout(patience) })) as string),
    close: () => pool.destroy(),
  };
}

/** Lets so many through at a time: patience is counted from when a bot begins to think, not from when it has to wait. */
class Gate {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async pass<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
