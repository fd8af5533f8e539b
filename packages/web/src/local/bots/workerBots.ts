import type { BotRunner } from './botRunner.ts';
import { Cancelled } from './cancelled.ts';
import type { BotAnswer, ThinkRequest } from './think.ts';

export interface WorkerRequest {
  readonly id: number;
  readonly request: ThinkRequest;
}

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

/** Bots in a worker that is started with the first request, and anew after one was cancelled. */
export class WorkerBots implements BotRunner {
  readonly #start: () => WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerLike | null = null;
  #requests = 0;

  constructor(start: () => WorkerLike) {
    this.#start = start;
  }

  think(request: ThinkRequest): Promise<BotAnswer> {
    const id = ++this.#requests;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#started().postMessage({ id, request }, []);
    });
  }

  /** A search hears nothing before it is over: only ending its worker ends it. */
  cancel(): void {
    if (this.#waiting.size > 0) this.#end(new Cancelled());
  }

  close(): void {
    this.#end(new Cancelled());
  }

  #started(): WorkerLike {
    if (this.#worker !== null) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => this.#receive(data));
    worker.addEventListener('error', () => this.#end(new Error('the worker is broken')));
    this.#worker = worker;
    return worker;
  }

  #receive({ id, answer, failure }: WorkerReply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer !== undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(failure));
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of left) waiting.reject(reason);
  }
}
