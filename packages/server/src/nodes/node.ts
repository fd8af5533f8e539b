import { randomBytes } from 'node:crypto';
import type { Heartbeat } from '../config/config.ts';
import { systemTime } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';
import { deleteDeadNodes, endLease, leaseForever, renewLease } from '../storage/leases.ts';

/** How long a process that has the database alone waits for it in the end. */
const ALONE_MS = 4000;

interface Dependencies {
  readonly db: Db;
  /** Null for a process that has the database alone. */
  readonly heartbeat: Heartbeat | null;
  onError(error: unknown): void;
}

/**
 * This process among those that share the database. It acts on its own account only while its lease surely holds. After
 * a lapse (the process was paused, the database away) others may have taken over: it goes on under another id.
 */
export class Node {
  readonly #with: Dependencies;
  readonly #newIdListeners = new Set<() => void>();
  #id = newNodeId();
  #leaseEnd = 0;
  #offset = 0;
  #isDatabaseReachable = true;
  #isRenewing = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  get id(): string {
    return this.#id;
  }

  /** Whether other nodes know that this one lives. */
  get isAlive(): boolean {
    return performance.now() < this.#leaseEnd;
  }

  /** Milliseconds by which the clock of the database is ahead of this process's. */
  get offset(): number {
    return this.#offset;
  }

  /** Whether the database answered when it was last asked. */
  get isDatabaseReachable(): boolean {
    return this.#isDatabaseReachable;
  }

  /** Calls back after a lapse, under the new id. */
  onNewId(listener: () => void): void {
    this.#newIdListeners.add(listener);
  }

  async start(): Promise<void> {
    const { db, heartbeat } = this.#with;
    if (heartbeat === null) {
      await leaseForever(db, this.#id);
      this.#leaseEnd = Infinity;
      return;
    }
    await this.#renew(heartbeat);
    await deleteDeadNodes(db);
    this.#timer = setInterval(() => void this.#tryRenew(heartbeat), heartbeat.interval);
  }

  /** Renews its lease no more; others take over when it ends. */
  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Lets others take over at once. */
  async release(): Promise<void> {
    const { db, heartbeat } = this.#with;
    this.stop();
    this.#leaseEnd = 0;
    await withTimeout(endLease(db, this.#id), heartbeat === null ? ALONE_MS : heartbeat.leaseTime / 2);
  }

  async #tryRenew(heartbeat: Heartbeat): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    try {
      await this.#renew(heartbeat);
    } catch (error) {
      if (this.#isDatabaseReachable) this.#with.onError(error);
      this.#isDatabaseReachable = false;
    } finally {
      this.#isRenewing = false;
    }
  }

  /** Counted from before the question: the database counts from later, so that its lease ends after ours. */
  async #renew({ leaseTime }: Heartbeat): Promise<void> {
    const askedAt = performance.now();
    const hasLapsed = !this.isAlive;
    if (hasLapsed) this.#id = newNodeId();
    const now = await withTimeout(renewLease(this.#with.db, this.#id, leaseTime), leaseTime / 2);
    this.#leaseEnd = askedAt + leaseTime;
    this.#offset = offsetOf(now, performance.now() - askedAt, this.#offset);
    this.#isDatabaseReachable = true;
    if (hasLapsed) for (const listener of this.#newIdListeners) listener();
  }
}

function newNodeId(): string {
  return randomBytes(9).toString('base64url');
}

/** The question took its time; a difference smaller than that is none. */
function offsetOf(now: Date, took: number, before: number): number {
  const offset = now.getTime() + took / 2 - systemTime.now();
  return Math.abs(offset - before) <= took ? before : Math.round(offset);
}

/** A connection that was cut silently would not answer for minutes. */
async function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
