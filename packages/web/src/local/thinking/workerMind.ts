import { CalledOff } from './calledOff.ts';
import type { Mind } from './mind.ts';
import type { Question, Thought } from './think.ts';

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export type Replied =
  { readonly id: number; readonly thought: Thought } | { readonly id: number; readonly failure: string };

/** What is needed of a worker. */
export interface WorkerLike {
  addEventListener(type: 'message', hear: (event: MessageEvent<Replied>) => void): void;
  addEventListener(type: 'error', hear: () => void): void;
  postMessage(asked: Asked, moved: Transferable[]): void;
  terminate(): void;
}

interface Waiting {
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** Thinks in a worker that is started with the first question, and anew after one was called off. */
export class WorkerMind implements Mind {
  readonly #start: () => WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerLike | null = null;
  #asked = 0;

  constructor(start: () => WorkerLike) {
    this.#start = start;
  }

  think(question: Question): Promise<Thought> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#hired().postMessage({ id, question }, []);
    });
  }

  /** A search hears nothing before it is over: only ending its worker ends it. */
  callOff(): void {
    if (this.#waiting.size > 0) this.#end(new CalledOff());
  }

  close(): void {
    this.#end(new CalledOff());
  }

  #hired(): WorkerLike {
    if (this.#worker !== null) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => this.#hear(data));
    worker.addEventListener('error', () => this.#end(new Error('the worker is broken')));
    this.#worker = worker;
    return worker;
  }

  #hear(replied: Replied): void {
    const waiting = this.#waiting.get(replied.id);
    this.#waiting.delete(replied.id);
    if ('thought' in replied) waiting?.resolve(replied.thought);
    else waiting?.reject(new Error(replied.failure));
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of left) waiting.reject(reason);
  }
}
