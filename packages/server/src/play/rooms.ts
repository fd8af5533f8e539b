import type { Marks } from './roomObserver.ts';
import { Room, type RoomParts } from './room.ts';

/** A table nobody used for this long is put out of memory. */
const IDLE_MS = 60_000;
const TIDY_MS = 10_000;

interface Kept {
  readonly room: Room;
  users: number;
  usedAt: number;
}

interface Dependencies extends RoomParts {
  /** Tables kept in memory at most. */
  readonly most: number;
  /** Whether other nodes may change tables. */
  readonly isShared: boolean;
  isWatched(table: string): boolean;
  /** A table that nobody follows was put out of memory. */
  dropped(table: string): void;
}

/** The tables in memory; those not used for a while, or for longest, make room for others. */
export class Rooms {
  readonly #with: Dependencies;
  /** In order of last use. */
  readonly #kept = new Map<string, Kept>();
  /** What was told of tables that are followed here but rest in storage. */
  readonly #marks = new Map<string, Marks>();
  readonly #timer: NodeJS.Timeout;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    this.#timer = setInterval(() => this.tidy(performance.now()), TIDY_MS).unref();
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Does something with a table, after everything asked of it before. */
  use<Value>(id: string, work: (room: Room) => Value | Promise<Value>): Promise<Value> {
    return this.#run(id, work, false);
  }

  /** `use` for those who must not see less than was stored on other nodes. */
  look<Value>(id: string, work: (room: Room) => Value | Promise<Value>): Promise<Value> {
    return this.#run(id, work, this.#with.isShared);
  }

  /** Drops what is known of a table that changed behind our back. */
  async refresh(id: string): Promise<void> {
    if (this.#kept.has(id)) await this.use(id, (room) => room.forget());
  }

  /** Reads what is new about a table that is in memory or followed here. */
  async catchUp(id: string): Promise<void> {
    if (this.#kept.has(id) || this.#with.isWatched(id)) await this.#run(id, () => undefined, true);
  }

  /** What was told about a table; null if nothing was. */
  marks(id: string): Marks | null {
    return this.#kept.get(id)?.room.marks ?? this.#marks.get(id) ?? null;
  }

  /** Nobody follows the table here any more. */
  unwatched(id: string): void {
    this.#marks.delete(id);
    if (!this.#kept.has(id)) this.#with.dropped(id);
  }

  /** Waits until everything asked for is done. */
  async rest(): Promise<void> {
    await Promise.all([...this.#kept.values()].map(({ room }) => room.rest()));
  }

  /** Puts tables that nobody used for a while out of memory. */
  tidy(now: number): void {
    for (const [id, { users, usedAt }] of this.#kept) {
      if (now - usedAt < IDLE_MS) return;
      if (users === 0) this.#drop(id);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #run<Value>(id: string, work: (room: Room) => Value | Promise<Value>, isFresh: boolean): Promise<Value> {
    const kept = this.#take(id);
    kept.users++;
    try {
      return await kept.room.run(() => work(kept.room), isFresh);
    } finally {
      kept.users--;
      // Nothing is kept of tables that do not exist.
      if (kept.users === 0 && !kept.room.isLoaded) this.#drop(id);
      this.#evict();
    }
  }

  #take(id: string): Kept {
    const kept = this.#kept.get(id) ?? { room: this.#newRoom(id), users: 0, usedAt: 0 };
    kept.usedAt = performance.now();
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    return kept;
  }

  #newRoom(id: string): Room {
    const marks = this.#marks.get(id) ?? null;
    this.#marks.delete(id);
    return new Room(this.#with, id, marks);
  }

  /** A room in use stays: two rooms of one table would not see each other's changes. */
  #evict(): void {
    for (const [id, { users }] of this.#kept) {
      if (this.#kept.size <= this.#with.most) return;
      if (users === 0) this.#drop(id);
    }
  }

  #drop(id: string): void {
    const marks = this.#kept.get(id)?.room.marks ?? null;
    this.#kept.delete(id);
    if (!this.#with.isWatched(id)) this.#with.dropped(id);
    else if (marks !== null) this.#marks.set(id, marks);
  }
}
