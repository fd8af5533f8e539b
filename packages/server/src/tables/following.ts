import { PROTOCOL_VERSION, type TableState } from '@pharos/protocol';
import type { House } from '../house.ts';
import type { Watcher } from '../play/audience.ts';
import type { Room } from '../play/room.ts';
import { gameUpdate, history } from '../play/views.ts';
import { recentMessages } from '../storage/chat.ts';

/** Changes of presence are told together: many may come at once. */
const GATHER_MS = 200;

/** Lets connections follow tables and tells the others who is there. */
export class Following {
  readonly #house: House;
  readonly #pending = new Map<string, () => void>();

  constructor(house: House) {
    this.#house = house;
  }

  state(table: string, guest: string | null): Promise<TableState> {
    return this.#house.rooms.use(table, (room) => this.#state(room, guest));
  }

  /** The state and everything after it: nothing happens in between. */
  watch(table: string, watcher: Watcher): Promise<TableState> {
    return this.#house.rooms.use(table, async (room) => {
      const isNews = this.#house.audience.add(table, watcher);
      if (isNews) this.#tellSoon(table);
      this.#house.timers.arm(room);
      return this.#state(room, watcher.guest);
    });
  }

  unwatch(table: string, watcher: Watcher): void {
    if (this.#house.audience.remove(table, watcher)) this.#tellSoon(table);
  }

  stop(): void {
    for (const cancel of this.#pending.values()) cancel();
    this.#pending.clear();
  }

  async #state(room: Room, guest: string | null): Promise<TableState> {
    const { db, time, audience } = this.#house;
    const chat = await recentMessages(db, room.id);
    const table = audience.info(room, guest);
    const game = gameUpdate(room, guest, null, time.now());
    return { protocol: PROTOCOL_VERSION, table, game, chat, history: history(room, guest) };
  }

  #tellSoon(table: string): void {
    if (this.#pending.has(table)) return;
    this.#pending.set(
      table,
      this.#house.time.after(GATHER_MS, () => void this.#tell(table)),
    );
  }

  async #tell(table: string): Promise<void> {
    this.#pending.delete(table);
    const { rooms, audience, timers, log } = this.#house;
    try {
      await rooms.use(table, (room) => {
        audience.tellTable(room);
        timers.arm(room);
      });
    } catch (error) {
      log.error(error);
    }
  }
}
