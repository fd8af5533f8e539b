import type { Db } from '../storage/database.ts';
import { dealFromSeed, type Deal } from './deal.ts';
import { Room } from './room.ts';

interface Kept {
  readonly room: Room;
  users: number;
}

/** The tables in memory; those not used for longest make room for others. */
export class Rooms {
  readonly #db: Db;
  readonly #most: number;
  readonly #deal: Deal;
  /** In order of last use. */
  readonly #kept = new Map<string, Kept>();

  constructor(db: Db, most: number, deal: Deal = dealFromSeed) {
    this.#deal = deal;
    this.#db = db;
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Does something with a table, after everything asked of it before. */
  async use<Value>(id: string, work: (room: Room) => Value | Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(id) ?? { room: new Room(this.#db, id, this.#deal), users: 0 };
    kept.users++;
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    try {
      return await kept.room.run(() => work(kept.room));
    } finally {
      kept.users--;
      // Nothing is kept of tables that do not exist.
      if (kept.users === 0 && !kept.room.isLoaded) this.#kept.delete(id);
      this.#evict();
    }
  }

  /** Drops what is known of a table that changed behind our back. */
  async refresh(id: string): Promise<void> {
    if (this.#kept.has(id)) await this.use(id, (room) => room.forget());
  }

  /** Waits until everything asked for is done. */
  async rest(): Promise<void> {
    await Promise.all([...this.#kept.values()].map(({ room }) => room.rest()));
  }

  /** A room in use stays: two rooms of one table would not see each other's changes. */
  #evict(): void {
    for (const [id, { users }] of this.#kept) {
      if (this.#kept.size <= this.#most) return;
      if (users === 0) this.#kept.delete(id);
    }
  }
}
