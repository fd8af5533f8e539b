import { setTimeout as sleep } from 'node:timers/promises';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { Pool, type PoolClient } from 'pg';
import type { Server } from 'socket.io';
import type { Signal, Signals } from '../play/signals.ts';

/** What carries signals. */
type SignalTransport = Pick<Server<object, object, NodeToNode>, 'adapter' | 'on' | 'serverSideEmit'>;

/** What nodes send each other. */
export interface NodeToNode {
  signals: (signals: readonly Signal[]) => void;
}

/** Signals are sent together with those that follow soon: many may come at once. */
const BATCH_MS = 5;
const CLOSE_TIMEOUT_MS = 1000;
/** One connection listens, the other one sends. */
const CONNECTIONS = 2;

type Done = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/**
 * Connections of the signals' own: however busy the database is with games, they pass. The one that listens is never
 * given back; when it breaks, its place must be freed for the next one.
 */
class SignalPool extends Pool {
  /** The connection that listens, or the attempt at one. */
  listener: Promise<PoolClient> | null = null;

  override connect(): Promise<PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<PoolClient> | void {
    if (done !== undefined) return super.connect(done);
    this.listener = super.connect().then((client) => client.once('end', () => client.release(true)));
    return this.listener;
  }
}

/** Signals by way of the database all nodes share. */
export class PostgresSignals implements Signals {
  readonly #pool: SignalPool;
  readonly #onError: (error: Error) => void;
  #io: SignalTransport | null = null;
  #pending: Signal[] = [];
  #listeners = new Set<(signal: Signal) => void>();

  constructor(shared: Pool, log: FastifyBaseLogger) {
    this.#onError = (error) => log.error(error);
    this.#pool = new SignalPool({ ...shared.options, max: CONNECTIONS });
    this.#pool.on('error', this.#onError);
    this.#pool.on('connect', (client) => client.on('error', this.#onError));
  }

  /** Begins to listen; answers when this node receives signals, or cannot yet. */
  async attach(io: SignalTransport): Promise<void> {
    this.#io = io;
    io.adapter(createAdapter(this.#pool, { errorHandler: this.#onError }));
    io.on('signals', (signals) => {
      for (const signal of signals) for (const handle of this.#listeners) handle(signal);
    });
    await this.ready();
  }

  send(signal: Signal): void {
    if (this.#pending.length === 0) setTimeout(() => this.#send(), BATCH_MS);
    this.#pending.push(signal);
  }

  listen(handle: (signal: Signal) => void): () => void {
    this.#listeners.add(handle);
    return () => this.#listeners.delete(handle);
  }

  /** Waits until this node receives signals, or until it is clear that it cannot yet: it goes on trying. */
  async ready(): Promise<void> {
    try {
      const client = await this.#pool.listener;
      // Answered after what the adapter asked of the same connection.
      await client?.query('select');
    } catch (error) {
      if (error instanceof Error) this.#onError(error);
    }
  }

  /** To be called when the adapter has been closed. One that was just connecting keeps its connection. */
  async close(): Promise<void> {
    await Promise.race([this.#pool.end(), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  #send(): void {
    const signals = this.#pending;
    this.#pending = [];
    this.#io?.serverSideEmit('signals', signals);
  }
}
