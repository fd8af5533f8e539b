import type { Hint } from '@pharos/bots';
import { Piscina } from 'piscina';
import type { BotTask, HintTask } from '../botWorker.ts';
import { Refusal } from '../refusal.ts';
import { FairQueue } from './fairQueue.ts';

/** Who wants to know, and until when. */
export interface Asker {
  /** Those who ask take turns by this. */
  readonly party: string;
  readonly signal: AbortSignal;
}

/** Where bots think. */
export interface Thinker {
  think(task: BotTask, asker: Asker): Promise<string>;
  advise(task: HintTask, asker: Asker): Promise<Hint[]>;
  close(): Promise<void>;
}

/** Beyond the time it may think: a thread has to start, and the machine may be busy. One that needs longer is broken. */
const GRACE_MS = 8000;
/** Threads nobody needs go after this long: they cost memory. */
const IDLE_MS = 60_000;
/** Hints that may wait; more would come too late to be of use. */
const MOST_HINTS_WAITING = 8;

/**
 * Worker threads, so that whoever thinks never keeps people waiting. Hints have a thread of their own: no bot waits for
 * them. A thread whose answer nobody wants any more, or that gives none, is ended; the next one takes its place.
 */
export function botThreads(worker: string, threads: number, grace = GRACE_MS): Thinker {
  const bots = new Threads(worker, threads, grace);
  const hints = new Threads(worker, 1, grace);
  return {
    think: (task, asker) => bots.run('default', task, asker),
    advise: async (task, asker) => {
      if (hints.waiting >= MOST_HINTS_WAITING) throw new Refusal('RATE_LIMITED', 'too many want a hint');
      return hints.run('advise', task, asker);
    },
    close: async () => {
      await Promise.all([bots.close(), hints.close()]);
    },
  };
}

class Threads {
  readonly #pool: Piscina;
  readonly #queue: FairQueue;
  readonly #grace: number;

  constructor(worker: string, threads: number, grace: number) {
    this.#pool = new Piscina({ filename: worker, minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS });
    this.#queue = new FairQueue(threads);
    this.#grace = grace;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Patience is counted from when thinking begins, not from when it has to wait. */
  run<Value>(name: string, task: HintTask, { party, signal }: Asker): Promise<Value> {
    return this.#queue.pass(party, async () => {
      signal.throwIfAborted();
      // A timer of our own: signals that are put together may be forgotten by the garbage collector before they fire.
      const end = new AbortController();
      const callOff = (): void => end.abort();
      const timer = setTimeout(callOff, task.patience + this.#grace);
      signal.addEventListener('abort', callOff);
      try {
        return (await this.#pool.run(task, { name, signal: end.signal })) as Value;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', callOff);
      }
    });
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
