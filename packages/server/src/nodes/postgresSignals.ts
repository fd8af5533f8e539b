import { setTimeout as sleep } from 'node:timers/promises';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { Pool, type PoolClient } from 'pg';
import type { Server } from 'socket.io';
import type { Fanout, Signal } from '../play/signals.ts';

/** What carries signals. */
type Carrier = Pick<Server<object, object, BetweenNodes>, 'adapter' | 'on' | 'serverSideEmit'>;

/** What nodes say to each other. */
export interface BetweenNodes {
  signals: (signals: readonly Signal[]) => void;
}

/** Signals are sent together with those that follow soon: many may come at once. */
const GATHER_MS = 5;
const LET_GO_MS = 1000;
/** One connection listens, the other one speaks. */
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
export class Signals implements Fanout {
  readonly #pool: SignalPool;
  readonly #complain: (error: Error) => void;
  #io: Carrier | null = null;
  #gathered: Signal[] = [];
  #listeners = new Set<(signal: Signal) => void>();

  constructor(shared: Pool, log: FastifyBaseLogger) {
    const complain = (error: Error): void => log.error(error);
    this.#pool = new SignalPool({ ...shared.options, max: CONNECTIONS });
    this.#complain = complain;
    this.#pool.on('error', complain);
    this.#pool.on('connect', (client) => client.on('error', complain));
  }

  /** Begins to listen; answers when this node hears the others, or cannot yet. */
  async attach(io: Carrier): Promise<void> {
    this.#io = io;
    io.adapter(createAdapter(this.#pool, { errorHandler: this.#complain }));
    io.on('signals', (signals) => {
      for (const signal of signals) for (const hear of this.#listeners) hear(signal);
    });
    await this.ready();
  }

  announce(signal: Signal): void {
    if (this.#gathered.length === 0) setTimeout(() => this.#send(), GATHER_MS);
    this.#gathered.push(signal);
  }

  listen(hear: (signal: Signal) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** Waits until this node hears the others, or until it is clear that it cannot yet: it goes on trying. */
  async ready(): Promise<void> {
    try {
      const client = await this.#pool.listener;
      // Answered after what the adapter asked of the same connection.
      await client?.query('select');
    } catch (error) {
      if (error instanceof Error) this.#complain(error);
    }
  }

  /** To be called when the adapter has been closed. One that was just connecting keeps its connection. */
  async close(): Promise<void> {
    await Promise.race([this.#pool.end(), sleep(LET_GO_MS, undefined, { ref: false })]);
  }

  #send(): void {
    const signals = this.#gathered;
    this.#gathered = [];
    this.#io?.serverSideEmit('signals', signals);
  }
}
