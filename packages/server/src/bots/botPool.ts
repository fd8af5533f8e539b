import { longestSearch, partsOf, type Hint } from '@pharos/bots';
import type { Rng } from '@pharos/core';
import type { Piscina } from 'piscina';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { workerThreads, type ThreadWishes } from '../shared/workerThreads.ts';
import type { BotTask, HintTask } from './botTask.ts';
import { FairQueue, QueueFull } from './fairQueue.ts';
import type { Path } from './queueGroups.ts';
import { limitTo, newLimit, type SharedLimit } from './sharedLimit.ts';

/** Somebody for whom a bot or a hint is computed. */
export interface Requester {
  readonly guest: string;
  /** Where they come from; one person may be many guests. */
  readonly address: string;
}

/** For whom something is computed, and until when. */
export interface BotRequest {
  /** Those who wait for the answer: it counts for the one among them who asks least. */
  readonly requesters: readonly Requester[];
  readonly table: string;
  readonly signal: AbortSignal;
  /** Called when it is begun. */
  onStart?(): void;
  /** Called if there is less time for it than usual, once. */
  onShortened?(): void;
}

/** What moves of bots and hints are computed with. */
export interface BotComputing {
  readonly pool: BotPool;
  readonly time: Time;
  /** Cannot be foreseen by anybody, and has nothing to do with the deal: what is answered tells no more than the seat knows. */
  readonly draw: Rng;
  /** Milliseconds an answer may take. */
  readonly thinkTimeout: number;
}

/** Where moves of bots and hints are computed. */
export interface BotPool {
  chooseMove(task: BotTask, request: BotRequest): Promise<string>;
  suggestMoves(task: HintTask, request: BotRequest): Promise<Hint[]>;
  close(): Promise<void>;
}

/** Beyond the time it is given: a thread has to start, and the machine may be busy. One that needs longer is broken. */
const GRACE_MS = 8000;
/** The same for what nobody waits for any more. */
const ABORTED_GRACE_MS = 500;
/** When many wait, searches are so short that all requests of one guest are answered by then: with what comes before and after, in 2 s. */
const ANSWER_MS = 1700;
/** But not shorter than this: then all wait longer. */
const MIN_SEARCH_MS = 50;
/** Less than this part of its time is worth counting. */
const USUAL_SHARE = 0.9;
/** Searches have every core as long as nobody else needs it: who answers people comes first. */
const NICER = 5;
/** What an answer without a search takes, about. */
const INSTANT_MS = 5;
/** Hints that may wait: of all, of one address, of one guest. More would come too late to be of use. */
const HINT_QUEUE = { total: 60, perGroup: [16, 2] };

/**
 * Worker threads, so that searches never keep people waiting. Answers that take milliseconds have a thread of
 * their own, hints another one: neither waits for searches. A thread that gives no answer is ended; the next one takes its
 * place. One whose answer nobody wants any more goes on for the little time it was given: to start another one costs as
 * much, and somebody who keeps aborting would leave others without any.
 */
export function createBotPool(worker: string, threads: number, grace = GRACE_MS): BotPool {
  const searches = new ThreadPool(worker, threads, grace, new FairQueue(threads), { niceIncrement: NICER });
  const instant = new ThreadPool(worker, 1, grace, new FairQueue(1));
  const hints = new ThreadPool(worker, 1, grace, new FairQueue(1, HINT_QUEUE));
  return {
    chooseMove: (task, request) => {
      const longest = longestSearch(partsOf(task.level).level);
      return longest === 0
        ? instant.run('chooseMove', task, request, 0)
        : searches.run('chooseMove', task, request, longest);
    },
    suggestMoves: async (task, request) => {
      try {
        return await hints.run<Hint[]>('suggestMoves', task, request, limitOf(task));
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        throw new Refusal('HINTS_BUSY', 'many want a hint now', Math.max(1, Math.ceil(error.retryAfterMs / 1000)));
      }
    },
    close: async () => {
      await Promise.all([searches.close(), instant.close(), hints.close()]);
    },
  };
}

/**
 * Milliseconds for a search that would like this many: its share of what is left until the answer, rather than that others wait longer. It has one
 * thread at most.
 */
export function searchTime(longest: number, share: number, waited: number): number {
  const left = (ANSWER_MS - waited) * Math.min(1, share);
  return Math.min(longest, Math.max(MIN_SEARCH_MS, Math.floor(left)));
}

/** Milliseconds that a task may take; one that counts iterations has few of them. */
function limitOf({ timeLimit }: HintTask): number {
  return timeLimit === 'iterations' ? Infinity : timeLimit;
}

class ThreadPool {
  readonly #pool: Piscina;
  readonly #queue: FairQueue;
  readonly #grace: number;

  constructor(worker: string, threads: number, grace: number, queue: FairQueue, wishes: ThreadWishes = {}) {
    this.#pool = workerThreads(worker, threads, wishes);
    this.#queue = queue;
    this.#grace = grace;
  }

  /** Calls a function of the worker. `longest`: milliseconds it would take if nobody else asked; 0 for an answer without a search. */
  run<Value>(name: string, task: HintTask, request: BotRequest, longest: number): Promise<Value> {
    const { signal } = request;
    const full = Math.min(limitOf(task), longest);
    const budget = (share: number, waited: number): number =>
      longest === 0 ? INSTANT_MS : searchTime(full, share, waited);
    // Hints are few and end by themselves.
    const mayShorten = longest > 0 && name === 'chooseMove' && task.timeLimit !== 'iterations';
    let limit: SharedLimit | null = null;
    let isShortened = longest === 0;
    const shortened = (given: number): void => {
      if (limit !== null) limitTo(limit, given);
      if (given >= USUAL_SHARE * Math.min(full, ANSWER_MS) || isShortened) return;
      isShortened = true;
      request.onShortened?.();
    };
    const job = { path: this.#path(request), signal, budget, ...(mayShorten && { shorten: shortened }) };
    const answer = this.#queue.run(job, async (given) => {
      const time = Math.min(limitOf(task), given);
      request.onStart?.();
      if (mayShorten) limit = newLimit(time);
      shortened(time);
      // A timer of our own: signals that are put together may be forgotten by the garbage collector before they fire.
      // It runs from when the search begins, not from when it has to wait.
      const end = new AbortController();
      const endAfter = (ms: number): NodeJS.Timeout => setTimeout(() => end.abort(), ms);
      let timer = endAfter(time + this.#grace);
      const shorten = (): void => {
        clearTimeout(timer);
        timer = endAfter(time + Math.min(this.#grace, ABORTED_GRACE_MS));
      };
      signal.addEventListener('abort', shorten);
      try {
        const timeLimit = task.timeLimit === 'iterations' ? task.timeLimit : time;
        return (await this.#pool.run({ ...task, timeLimit, limit }, { name, signal: end.signal })) as Value;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', shorten);
      }
    });
    return rejectOnAbort(answer, signal);
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** First by address, then by guest, then by table. */
  #path({ requesters, table }: BotRequest): Path {
    let best: Path = ['', ''];
    let least = Infinity;
    for (const { address, guest } of requesters) {
      const load = this.#queue.load([address, guest]);
      if (load >= least) continue;
      [best, least] = [[address, guest], load];
    }
    return [...best, table];
  }
}

/** Whoever aborts does not wait for the end of the search. */
function rejectOnAbort<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', leave);
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
