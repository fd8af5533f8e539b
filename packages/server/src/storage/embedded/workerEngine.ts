import { Worker } from 'node:worker_threads';
import type { DiskTrouble } from '../diskErrors.ts';
import { DatabaseLost } from '../unavailable.ts';
import type { Engine } from './engine.ts';

/** What goes to the thread. */
export interface WorkerRequest {
  readonly id: number;
  /** Null: close. */
  readonly message: Uint8Array | null;
}

/** What comes from it: first that it is open, then an answer to each question; or that it failed. */
export type WorkerReply =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly id: number; readonly message: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: string; readonly trouble: DiskTrouble | null };

interface PendingRequest {
  readonly resolve: (message: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/** A database that answers nothing for so many checks, one every ten seconds, hangs. */
const LOOKS = 6;
const LOOK_MS = 10_000;

/** An engine in a thread of its own, so that syncing and reading keep nobody waiting who wants something else. */
export class WorkerEngine implements Engine {
  readonly #worker: Worker;
  readonly #lost: (error: DatabaseLost) => void;
  readonly #waiting = new Map<number, PendingRequest>();
  readonly #looking: NodeJS.Timeout;
  #last = 0;
  #looks = 0;
  #fault: Error | null = null;
  #isOpen = false;

  private constructor(script: string, folder: string, lost: (error: DatabaseLost) => void) {
    this.#lost = lost;
    this.#worker = new Worker(script, { workerData: { folder } });
    this.#worker.on('message', (reply: WorkerReply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#fail(error.message));
    this.#worker.on('exit', () => this.#fail('its thread ended'));
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** `lost` is called at the end of a database that was open; there is no going on without a new start. */
  static async open(script: string, folder: string, lost: (error: DatabaseLost) => void): Promise<WorkerEngine> {
    const engine = new WorkerEngine(script, folder, lost);
    await new Promise<unknown>((resolve, reject) => engine.#waiting.set(0, { resolve, reject }));
    return engine;
  }

  exec(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    return this.#ask(message);
  }

  async close(): Promise<void> {
    if (this.#fault === null) await this.#ask(null);
    this.#isOpen = false;
    this.#fail('it is closed');
  }

  #ask(message: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#fault !== null) return Promise.reject(this.#fault);
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, message } satisfies WorkerRequest, []);
    });
  }

  #receive(reply: WorkerReply): void {
    this.#looks = 0;
    if (reply.kind === 'failed') return this.#fail(reply.reason, reply.trouble);
    const id = reply.kind === 'open' ? 0 : reply.id;
    this.#isOpen = true;
    this.#waiting.get(id)?.resolve(reply.kind === 'open' ? new Uint8Array() : reply.message);
    this.#waiting.delete(id);
  }

  /** Counts looks, not time: a machine that slept is not a database that hangs. */
  #look(): void {
    this.#looks = this.#waiting.size === 0 || !this.#isOpen ? 0 : this.#looks + 1;
    if (this.#looks >= LOOKS) this.#fail('it does not answer');
  }

  /** Nothing that waits is confirmed, and nothing more is asked. */
  #fail(reason: string, trouble: DiskTrouble | null = null): void {
    if (this.#fault !== null) return;
    const error = new DatabaseLost(reason, trouble);
    this.#fault = error;
    clearInterval(this.#looking);
    void this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (this.#isOpen) this.#lost(error);
  }
}
