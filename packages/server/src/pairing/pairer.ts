import { whoMayMeet } from '../people/blocks.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Signals } from '../play/signals.ts';
import type { TableActivity } from '../play/tableActivity.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { pairedAmong, prolongSeeks, wishesAmong, withWaiting, type Wish } from '../storage/seeks.ts';
import { startIfReady } from '../tables/startGame.ts';
import type { ReportError } from '../telemetry/logging.ts';
import { chooseGroup } from './chooseGroup.ts';
import { ownSeek } from './ownSeek.ts';
import { openPairedTable } from './pairedTable.ts';
import type { WaitingList } from './waitingList.ts';
import type { Seekers } from './seekers.ts';

/** How often is looked after those who wait: whose time is up, who was paired by another node. */
const SWEEP_MS = 1000;
/** How long somebody counts as there after the last sign of them, and how often nodes give it for those who are connected. */
export const ALIVE_MS = 20_000;
const PROLONG_MS = 5000;

export interface PairerDependencies extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'change'>;
  readonly activity: Pick<TableActivity, 'touch'>;
  readonly signals: Pick<Signals, 'send'>;
  readonly board: Pick<WaitingList, 'changed'>;
  readonly seekers: Seekers;
  readonly reportError: ReportError;
}

/**
 * Puts people who wait for the same at one table. Tables and seeks are written together, so that whatever happens to this
 * node nobody is at two tables or at none. Whoever was paired is told by the node that they are connected to.
 */
export class Pairer {
  readonly #with: PairerDependencies;
  readonly #queued = new Map<string, Promise<void>>();
  #last: Promise<void> = Promise.resolve();
  #prolongedAt = -Infinity;
  #cancel: (() => void) | null = null;

  constructor(dependencies: PairerDependencies) {
    this.#with = dependencies;
  }

  /** Pairs whoever can be paired, one kind and pace after the other. */
  pair(wish: Wish): Promise<void> {
    const key = `${wish.kind} ${wish.pace}`;
    const queued = this.#queued.get(key);
    if (queued !== undefined) return queued;
    const next = this.#last.then(() => {
      this.#queued.delete(key);
      return this.#pair(wish);
    });
    this.#queued.set(key, next);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Looks after those who wait, as long as anybody does. */
  start(): void {
    this.#cancel ??= this.#with.time.after(SWEEP_MS, () => {
      this.#cancel = null;
      this.#sweep()
        .catch((error: unknown) => this.#with.reportError(error))
        .finally(() => {
          if (this.#with.seekers.guests.length > 0) this.start();
        });
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Tells those who are connected to this node and were paired, by whichever. */
  async tellPaired(): Promise<void> {
    const { db, time, seekers } = this.#with;
    if (seekers.guests.length === 0) return;
    for (const row of await pairedAmong(db, seekers.guests)) {
      if (row.table_id === null) continue;
      await this.startTable(row.table_id);
      const own = ownSeek(row, time.now());
      for (const connection of seekers.connectionsOf(row.guest)) connection.tell(own);
      seekers.remove(row.guest);
    }
  }

  /** Starts a game whose players were found; the node that found them may not have come to it. */
  async startTable(table: string): Promise<void> {
    const { rooms, time, activity } = this.#with;
    activity.touch(table);
    // Whoever looks for others has room for one more game: that was seen to when they began.
    await rooms.change(table, (room) => startIfReady(room, { time, maxBotGames: Infinity }));
  }

  async #sweep(): Promise<void> {
    const { db, time, seekers } = this.#with;
    const now = time.now();
    seekers.dropSilent(now);
    if (seekers.guests.length === 0) return;
    if (now - this.#prolongedAt >= PROLONG_MS) {
      await prolongSeeks(db, seekers.connected, new Date(now + ALIVE_MS));
      this.#prolongedAt = now;
    }
    await this.tellPaired();
    if (seekers.guests.length === 0) return;
    for (const wish of await wishesAmong(db, seekers.guests, new Date(now))) await this.pair(wish);
  }

  async #pair(wish: Wish): Promise<void> {
    const { db, time, signals, board } = this.#with;
    const now = time.now();
    const tables = await withWaiting(db, wish, new Date(now), async (tx, waiting) => {
      const mayMeet = await whoMayMeet(tx, guestsOf(waiting));
      const opened: string[] = [];
      let left = waiting;
      for (let group = chooseGroup(left, now, mayMeet); group !== null; group = chooseGroup(left, now, mayMeet)) {
        opened.push(await openPairedTable(tx, group, now));
        const seated = new Set(guestsOf(group.people));
        left = left.filter(({ guest }) => !seated.has(guest));
      }
      return opened;
    });
    if (tables.length === 0) return;
    for (const table of tables) await this.startTable(table);
    signals.send({ kind: 'seeks' });
    board.changed();
    await this.tellPaired();
  }
}

function guestsOf(seeks: readonly { readonly guest: string }[]): string[] {
  return seeks.map(({ guest }) => guest);
}
