import type { BotRunner } from './botRunner.ts';
import { Cancelled } from './cancelled.ts';
import { shownPage, type ShownPage } from './shownPage.ts';
import type { BotAnswer, PonderRequest, ThinkRequest } from './thinker.ts';

/** A question; or what to think about until the next request, which may be nothing. */
export type WorkerRequest =
  { readonly id: number; readonly request: ThinkRequest } | { readonly ponder: PonderRequest | null };

/** An answer, or why there is none. */
export interface WorkerReply {
  readonly id: number;
  readonly answer?: BotAnswer;
  readonly failure?: string;
}

/** What is needed of a worker. */
export interface WorkerLike {
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerReply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(request: WorkerRequest, moved: Transferable[]): void;
  terminate(): void;
}

interface Waiting {
  resolve(answer: BotAnswer): void;
  reject(error: Error): void;
}

/**
 * The heap of a worker keeps what it has ever needed, and grows in long games. So it is ended and started anew: soon where it has only to ponder, for
 * nobody waits for that, and seldom where somebody waits for its answer.
 */
const MOST_ANSWERS = { beforePondering: 8, beforeThinking: 60 };

/** Bots in a worker that is started with the first request, and anew after one was cancelled or has answered many. */
export class WorkerBots implements BotRunner {
  readonly #start: () => WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  readonly #page: ShownPage;
  #worker: WorkerLike | null = null;
  #requests = 0;
  /** What the worker has answered. */
  #answers = 0;
  #pondered: PonderRequest | null = null;
  readonly #unwatch: () => void;

  constructor(start: () => WorkerLike, page: ShownPage = shownPage) {
    this.#start = start;
    this.#page = page;
    this.#unwatch = page.watch(() => this.#pondered !== null && this.#letPonder());
  }

  think(request: ThinkRequest): Promise<BotAnswer> {
    this.#pondered = null;
    this.#renew(MOST_ANSWERS.beforeThinking);
    const id = ++this.#requests;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#started().postMessage({ id, request }, []);
    });
  }

  ponder(request: PonderRequest): void {
    this.#pondered = request;
    this.#renew(MOST_ANSWERS.beforePondering);
    this.#letPonder();
  }

  /** A search hears nothing before it is over: only ending its worker ends it. Pondering does. */
  cancel(): void {
    if (this.#waiting.size > 0) this.#end(new Cancelled());
    else if (this.#pondered !== null) this.#started().postMessage({ ponder: null }, []);
    this.#pondered = null;
  }

  close(): void {
    this.#unwatch();
    this.#end(new Cancelled());
  }

  /** Nobody's battery is used for a page that nobody looks at. */
  #letPonder(): void {
    const ponder = this.#page.isHidden() ? null : this.#pondered;
    if (ponder !== null || this.#worker !== null) this.#started().postMessage({ ponder }, []);
  }

  /** Ends a worker that has answered so many and has nothing to answer now. */
  #renew(most: number): void {
    if (this.#answers < most || this.#waiting.size > 0) return;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #started(): WorkerLike {
    if (this.#worker !== null) return this.#worker;
    const worker = this.#start();
    this.#answers = 0;
    worker.addEventListener('message', ({ data }) => this.#receive(data));
    worker.addEventListener('error', () => this.#end(new Error('the worker is broken')));
    this.#worker = worker;
    return worker;
  }

  #receive({ id, answer, failure }: WorkerReply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#answers++;
    if (answer !== undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(failure));
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#pondered = null;
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of left) waiting.reject(reason);
  }
}
