import { randomBytes } from 'node:crypto';
import type { Db } from '../storage/database.ts';
import { endLease, forgetNodes, leaseAlone, prolongLease } from '../storage/leases.ts';
import { systemTime } from '../shared/time.ts';

/** Milliseconds between signs of life, and how long each counts. Others are looked after at the same pace. */
export interface Pulse {
  readonly every: number;
  readonly lasts: number;
}

/** How long a process that has the database alone waits for it in the end. */
const ALONE_MS = 4000;

interface Dependencies {
  readonly db: Db;
  /** Null for a process that has the database alone. */
  readonly pulse: Pulse | null;
  complain(error: unknown): void;
}

/**
 * This process among those that share the database. It acts on its own account only while its lease surely holds. After
 * a lapse (the process was paused, the database away) others may have taken over: it goes on as a node of another name.
 */
export class Node {
  readonly #with: Dependencies;
  readonly #renewed = new Set<() => void>();
  #id = newNodeId();
  #until = 0;
  #offset = 0;
  #isReachable = true;
  #isBeating = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  get id(): string {
    return this.#id;
  }

  /** Whether other nodes know that this one lives. */
  get isAlive(): boolean {
    return performance.now() < this.#until;
  }

  /** Milliseconds by which the clock of the database is ahead of this process's. */
  get offset(): number {
    return this.#offset;
  }

  /** Whether the database answered when it was last asked. */
  get isReachable(): boolean {
    return this.#isReachable;
  }

  /** Calls back after a lapse, under the new name. */
  onRenewal(renewed: () => void): void {
    this.#renewed.add(renewed);
  }

  async begin(): Promise<void> {
    const { db, pulse } = this.#with;
    if (pulse === null) {
      await leaseAlone(db, this.#id);
      this.#until = Infinity;
      return;
    }
    await this.#prolong(pulse);
    await forgetNodes(db);
    this.#timer = setInterval(() => void this.#beat(pulse), pulse.every);
  }

  /** No more signs of life; others take over when the last one no longer counts. */
  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Lets others take over at once. */
  async end(): Promise<void> {
    const { db, pulse } = this.#with;
    this.stop();
    this.#until = 0;
    await withinTime(endLease(db, this.#id), pulse === null ? ALONE_MS : pulse.lasts / 2);
  }

  async #beat(pulse: Pulse): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      await this.#prolong(pulse);
    } catch (error) {
      if (this.#isReachable) this.#with.complain(error);
      this.#isReachable = false;
    } finally {
      this.#isBeating = false;
    }
  }

  /** Counted from before the question: the database counts from later, so that its lease ends after ours. */
  async #prolong({ lasts }: Pulse): Promise<void> {
    const asked = performance.now();
    const hasLapsed = !this.isAlive;
    if (hasLapsed) this.#id = newNodeId();
    const now = await withinTime(prolongLease(this.#with.db, this.#id, lasts), lasts / 2);
    this.#until = asked + lasts;
    this.#offset = offsetOf(now, performance.now() - asked, this.#offset);
    this.#isReachable = true;
    if (hasLapsed) for (const renewed of this.#renewed) renewed();
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
async function withinTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
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
