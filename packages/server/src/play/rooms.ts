import { Refusal } from '../shared/refusal.ts';
import { Conflict } from './conflict.ts';
import type { Delivered } from './deliveredUpdates.ts';
import { Mutex } from './mutex.ts';
import { Room, type RoomDependencies } from './room.ts';
import type { StoredMoves } from './storedMoves.ts';

/** A table nobody used for this long is put out of memory. */
const IDLE_MS = 60_000;
const EVICT_EVERY_MS = 10_000;
/** So often a change is tried again when others are faster. */
const ATTEMPTS = 5;

interface RoomEntry {
  readonly room: Room;
  readonly mutex: Mutex;
  users: number;
  usedAt: number;
}

/** The turn of somebody who uses a room; nobody else has it until they leave. */
interface Turn {
  readonly room: Room;
  readonly leave: () => void;
}

interface Dependencies extends RoomDependencies {
  readonly maxRooms: number;
  /** Whether other nodes may change tables. */
  readonly isShared: boolean;
  isWatched(table: string): boolean;
  /** A table that nobody watches here was put out of memory. */
  onEvicted(table: string): void;
}

type Work<Value> = (room: Room) => Value | Promise<Value>;

/** The tables in memory; those not used for a while, or for longest, make room for others. */
export class Rooms {
  readonly #with: Dependencies;
  /** In order of last use. */
  readonly #entries = new Map<string, RoomEntry>();
  /** What was sent of tables that are watched here but not in memory. */
  readonly #delivered = new Map<string, Delivered>();
  readonly #timer: NodeJS.Timeout;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    this.#timer = setInterval(() => this.evictIdle(performance.now()), EVICT_EVERY_MS).unref();
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Does something with a table, after everything asked of it before. */
  use<Value>(id: string, work: Work<Value>): Promise<Value> {
    return this.#use(id, work, false);
  }

  /** `use` for those who must not see less than was stored on other nodes. */
  read<Value>(id: string, work: Work<Value>): Promise<Value> {
    return this.#use(id, work, this.#with.isShared);
  }

  /**
   * Changes a table. What is known of it may be old: a change that somebody else forestalled is tried again on what holds
   * now, and nobody is refused for what only an old copy says. `repeated` answers for a command that was carried out before.
   */
  async change<Value>(
    id: string,
    work: Work<Value>,
    repeated: () => Promise<Value | null> = () => Promise.resolve(null),
  ): Promise<Value> {
    const { room, leave } = await this.#enter(id, false);
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          return await work(room);
        } catch (error) {
          if (!(error instanceof Conflict || error instanceof Refusal)) throw error;
          const earlier = await repeated();
          if (earlier !== null) {
            // It may have been done on another node: whoever is answered so has seen it before.
            if (this.#with.isShared) await room.refresh();
            return earlier;
          }
          await this.#refreshOrThrow(room, error, attempt);
        }
      }
    } finally {
      leave();
    }
  }

  /** Drops what is known of a table that changed behind our back. */
  async invalidate(id: string): Promise<void> {
    if (this.#entries.has(id)) await this.use(id, (room) => room.unload());
  }

  /** Takes over what is new about a table that is in memory or watched here; reads it, unless `stored` is all of it. */
  async catchUp(id: string, stored: StoredMoves | null = null): Promise<void> {
    if (stored !== null && this.#entries.has(id) && (await this.use(id, (room) => room.follow(stored)))) return;
    if (this.#entries.has(id) || this.#with.isWatched(id)) await this.#use(id, () => undefined, true);
  }

  /** What was sent of a table; null if nothing was. */
  delivered(id: string): Delivered | null {
    return this.#entries.get(id)?.room.delivered ?? this.#delivered.get(id) ?? null;
  }

  /** Nobody watches the table here any more. */
  forgetDelivered(id: string): void {
    this.#delivered.delete(id);
    if (!this.#entries.has(id)) this.#with.onEvicted(id);
  }

  /** Waits until everything asked for is done. */
  async idle(): Promise<void> {
    await Promise.all([...this.#entries.values()].map(({ mutex }) => mutex.idle()));
  }

  /** Puts tables that nobody used for a while out of memory. */
  evictIdle(now: number): void {
    for (const [id, { users, usedAt }] of this.#entries) {
      if (now - usedAt < IDLE_MS) return;
      if (users === 0) this.#drop(id);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #use<Value>(id: string, work: Work<Value>, isFresh: boolean): Promise<Value> {
    const { room, leave } = await this.#enter(id, isFresh);
    try {
      return await work(room);
    } finally {
      leave();
    }
  }

  /** Waits for the turn at a table; `isFresh` with the table as it is stored now. */
  async #enter(id: string, isFresh: boolean): Promise<Turn> {
    const entry = this.#entryOf(id);
    const { room } = entry;
    entry.users++;
    const release = await entry.mutex.acquire();
    const leave = (): void => {
      release();
      entry.users--;
      // Nothing is kept of tables that do not exist.
      if (entry.users === 0 && !room.isLoaded) this.#drop(id);
      this.#evict();
    };
    try {
      if (isFresh || !room.isLoaded) await room.refresh();
      return { room, leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Fails with the refusal if it holds after a second look too. */
  async #refreshOrThrow(room: Room, error: Conflict | Refusal, attempt: number): Promise<void> {
    const isConflict = error instanceof Conflict;
    const isNew = (isConflict || this.#with.isShared) && (await room.refresh());
    if (!isConflict && (!isNew || attempt >= ATTEMPTS)) throw error;
    if (attempt >= ATTEMPTS) throw new Refusal('STALE', 'others were faster; try again');
  }

  #entryOf(id: string): RoomEntry {
    const entry = this.#entries.get(id) ?? { room: this.#newRoom(id), mutex: new Mutex(), users: 0, usedAt: 0 };
    entry.usedAt = performance.now();
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    return entry;
  }

  #newRoom(id: string): Room {
    const delivered = this.#delivered.get(id) ?? null;
    this.#delivered.delete(id);
    return new Room(this.#with, id, delivered);
  }

  /** A room in use stays: two rooms of one table would not see each other's changes. */
  #evict(): void {
    for (const [id, { users }] of this.#entries) {
      if (this.#entries.size <= this.#with.maxRooms) return;
      if (users === 0) this.#drop(id);
    }
  }

  #drop(id: string): void {
    const delivered = this.#entries.get(id)?.room.delivered ?? null;
    this.#entries.delete(id);
    if (!this.#with.isWatched(id)) this.#with.onEvicted(id);
    else if (delivered !== null) this.#delivered.set(id, delivered);
  }
}
