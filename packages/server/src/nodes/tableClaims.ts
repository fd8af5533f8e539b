import { setTimeout as sleep } from 'node:timers/promises';
import type { Metrics } from '../telemetry/metrics.ts';
import type { BotSeats } from '../play/botPlayer.ts';
import type { Room } from '../play/room.ts';
import type { Db } from '../storage/database.ts';
import { claimDue, claimTable, releaseTable } from '../storage/leases.ts';
import type { Timers } from '../tables/turnTimers.ts';
import type { Time } from '../shared/time.ts';
import type { Node } from './node.ts';

/** Tables taken charge of at a time. */
const MOST = 50;
/** A table that cannot be read is left alone for this long. */
const BROKEN_MS = 60_000;
/** How often, and after how many milliseconds, a table is asked for that another node keeps. */
const RESUME_TRIES = 5;
const RESUME_MS = 1000;

interface Dependencies {
  readonly db: Db;
  readonly node: Node;
  readonly time: Time;
  readonly bots: BotSeats;
  readonly timers: Timers;
  readonly metrics: Metrics;
  /** Milliseconds between looks for what is due. */
  readonly every: number;
  /** Milliseconds until a game is closed that waits for bots with nobody there; null: never. */
  readonly unattended: number | null;
  close(room: Room): Promise<void>;
  change<Value>(table: string, work: (room: Room) => Value | Promise<Value>): Promise<Value>;
  complain(error: unknown): void;
}

/**
 * Sees to what has to happen without a person: bots' moves and clocks that run out. Whatever is due and has no keeper
 * that lives is found and taken charge of by exactly one node.
 */
export class Keeping {
  readonly #with: Dependencies;
  #timer: NodeJS.Timeout | null = null;
  #polling: Promise<void> | null = null;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  begin(): void {
    this.#timer = setInterval(() => void this.poll(), this.#with.every);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Takes charge of everything that is due and that nobody sees to. */
  poll(): Promise<void> {
    this.#polling ??= this.#claimAll()
      .catch((error: unknown) => this.#with.complain(error))
      .finally(() => (this.#polling = null));
    return this.#polling;
  }

  /** Takes charge of a table and does what is due there. Answers false if another node is in charge. */
  async attend(table: string): Promise<boolean> {
    const { db, node } = this.#with;
    if (!node.isAlive || !(await claimTable(db, node.id, table))) return false;
    await this.#seeTo(table);
    return true;
  }

  /** Somebody has come to a table where bots may be resting. */
  async resume(table: string): Promise<void> {
    for (let tries = 0; tries < RESUME_TRIES; tries++) {
      if (await this.attend(table)) return;
      // Another node has it, and maybe is about to let it rest.
      await sleep(RESUME_MS, undefined, { ref: false });
    }
  }

  /**
   * Bots rest as long as nobody is there: the table has no keeper, and is due again only to be closed in the end. Whoever
   * comes wakes them. Called within the room's turn.
   */
  async rest(room: Room): Promise<void> {
    const { db, node, time, metrics, unattended } = this.#with;
    const end = unattended === null ? null : room.game.lastAt + unattended;
    if (end !== null && end <= time.now()) return this.#with.close(room);
    metrics.rests.inc();
    await releaseTable(db, node.id, room.id, end === null ? null : new Date(end));
    room.adopt({ ...room.table, keeper: null }, room.seats);
  }

  async #claimAll(): Promise<void> {
    const { db, node, time, bots, metrics } = this.#with;
    metrics.sweeps.inc();
    for (let claimed = MOST; claimed === MOST && node.isAlive;) {
      const now = new Date(time.now());
      const tables = await claimDue(db, { node: node.id, now, busy: bots.busy, most: MOST });
      metrics.claims.inc(tables.length);
      metrics.takeovers.inc(tables.filter(({ former }) => former !== null && former !== node.id).length);
      await Promise.all(tables.map(({ id }) => this.#seeToClaimed(id)));
      claimed = tables.length;
    }
  }

  /** One damaged table must not keep the others from being played. */
  async #seeToClaimed(table: string): Promise<void> {
    const { db, node, time } = this.#with;
    try {
      await this.#seeTo(table);
    } catch (error) {
      this.#with.complain(error);
      await releaseTable(db, node.id, table, new Date(time.now() + BROKEN_MS));
    }
  }

  async #seeTo(table: string): Promise<void> {
    const { db, node, bots, timers } = this.#with;
    await this.#with.change(table, async (room) => {
      // The copy in memory does not know yet who is in charge.
      await room.refresh();
      if (!room.isKept) return;
      if (room.botsToMove.length > 0) return bots.wake(room);
      if (await timers.check(room)) return;
      await releaseTable(db, node.id, table, timers.nextTimeout(room));
      room.adopt({ ...room.table, keeper: null }, room.seats);
    });
  }
}
