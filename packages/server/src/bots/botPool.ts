import { longestThinking, type Hint } from '@pharos/bots';
import { Piscina } from 'piscina';
import type { BotTask, HintTask } from '../botWorker.ts';
import { Refusal } from '../shared/refusal.ts';
import { FairQueue, QueueFull, type Path } from './fairQueue.ts';

/** Somebody for whom there is something to think about. */
export interface Owner {
  readonly guest: string;
  /** Where they come from; one person may be many guests. */
  readonly address: string;
}

/** Who wants to know, and until when. */
export interface Asker {
  /** Those who wait for the answer: it is thought about at the expense of the one among them who asks least. */
  readonly owners: readonly Owner[];
  readonly table: string;
  readonly signal: AbortSignal;
  /** Hears when thinking begins, and whether there is less time for it than usual. */
  began?(isShortened: boolean): void;
}

/** Where bots think. */
export interface Thinker {
  think(task: BotTask, asker: Asker): Promise<string>;
  advise(task: HintTask, asker: Asker): Promise<Hint[]>;
  close(): Promise<void>;
}

/** Beyond the time it may think: a thread has to start, and the machine may be busy. One that needs longer is broken. */
const GRACE_MS = 8000;
/** The same for what nobody waits for any more. */
const CALLED_OFF_GRACE_MS = 500;
/** Threads nobody needs go after this long: they cost memory. */
const IDLE_MS = 60_000;
/** When many wait, each thinks so briefly that all of their owner's questions are answered after about this long. */
const ANSWER_MS = 2000;
/** Who had to wait for a place thinks no longer than until then. */
const LATEST_MS = 2500;
/** But not more briefly than this: then all wait longer. */
const LEAST_MS = 50;
/** What an answer without a search takes, about. */
const QUICK_MS = 5;
/** Hints that may wait: of all, of one address, of one guest. More would come too late to be of use. */
const HINTS_WAITING = { most: 60, mostUnder: [16, 2] };

/**
 * Worker threads, so that whoever thinks never keeps people waiting. Answers that take milliseconds have a thread of
 * their own, hints another one: neither waits for searches. A thread that gives no answer is ended; the next one takes its
 * place. One whose answer nobody wants any more goes on for the little time it was given: to start another one costs as
 * much, and somebody who keeps calling off would leave others without any.
 */
export function botThreads(worker: string, threads: number, grace = GRACE_MS): Thinker {
  const searches = new Threads(worker, threads, grace, new FairQueue(threads));
  const quick = new Threads(worker, 1, grace, new FairQueue(1));
  const hints = new Threads(worker, 1, grace, new FairQueue(1, HINTS_WAITING));
  return {
    think: (task, asker) => {
      const longest = longestThinking(task.level);
      return longest === 0 ? quick.run('default', task, asker, 0) : searches.run('default', task, asker, longest);
    },
    advise: async (task, asker) => {
      try {
        return await hints.run<Hint[]>('advise', task, asker, task.patience);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        throw new Refusal('HINTS_BUSY', 'many want a hint now', Math.max(1, Math.ceil(error.wait / 1000)));
      }
    },
    close: async () => {
      await Promise.all([searches.close(), quick.close(), hints.close()]);
    },
  };
}

/** Milliseconds for a search that would like this many: less when many wait, rather than that they wait longer. */
export function thinkingTime(wanted: number, share: number, waited: number): number {
  const left = Math.min(ANSWER_MS * share, LATEST_MS - waited);
  return Math.min(wanted, Math.max(LEAST_MS, Math.floor(left)));
}

class Threads {
  readonly #pool: Piscina;
  readonly #queue: FairQueue;
  readonly #grace: number;

  constructor(worker: string, threads: number, grace: number, queue: FairQueue) {
    this.#pool = new Piscina({ filename: worker, minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS });
    this.#queue = queue;
    this.#grace = grace;
  }

  /** `longest`: milliseconds it would think if nobody else did; 0 for an answer without a search. */
  run<Value>(name: string, task: HintTask, asker: Asker, longest: number): Promise<Value> {
    const { signal } = asker;
    const wanted = Math.min(task.patience, longest);
    const budget = (share: number, waited: number): number =>
      longest === 0 ? QUICK_MS : thinkingTime(wanted, share, waited);
    const answer = this.#queue.pass({ path: this.#path(asker), signal, budget }, async (given) => {
      const patience = Math.min(task.patience, given);
      asker.began?.(given < Math.min(wanted, ANSWER_MS));
      // A timer of our own: signals that are put together may be forgotten by the garbage collector before they fire.
      // It runs from when thinking begins, not from when it has to wait.
      const end = new AbortController();
      const endAfter = (ms: number): NodeJS.Timeout => setTimeout(() => end.abort(), ms);
      let timer = endAfter(patience + this.#grace);
      const callOff = (): void => {
        clearTimeout(timer);
        timer = endAfter(patience + Math.min(this.#grace, CALLED_OFF_GRACE_MS));
      };
      signal.addEventListener('abort', callOff);
      try {
        return (await this.#pool.run({ ...task, patience }, { name, signal: end.signal })) as Value;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', callOff);
      }
    });
    return unlessCalledOff(answer, signal);
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** First by address, then by guest, then by table. */
  #path({ owners, table }: Asker): Path {
    let best: Path = ['', ''];
    let least = Infinity;
    for (const { address, guest } of owners) {
      const load = this.#queue.load([address, guest]);
      if (load >= least) continue;
      [best, least] = [[address, guest], load];
    }
    return [...best, table];
  }
}

/** Whoever does not want to know any more does not wait for the end of the thinking. */
function unlessCalledOff<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', leave);
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
