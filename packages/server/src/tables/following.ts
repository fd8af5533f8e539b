import { PROTOCOL_VERSION, type TableState } from '@pharos/protocol';
import type { House } from '../house.ts';
import type { Watcher } from '../play/audience.ts';
import type { Room } from '../play/room.ts';
import { gameUpdate, history } from '../play/views.ts';
import { recentMessages } from '../storage/chat.ts';
import type { Talk } from './talk.ts';

/** Changes of presence are told together: many may come at once. */
const GATHER_MS = 200;

/** Lets connections follow tables and tells the others who is there. */
export class Following {
  readonly #house: House;
  readonly #talk: Talk;
  readonly #pending = new Map<string, () => void>();

  constructor(house: House, talk: Talk) {
    this.#house = house;
    this.#talk = talk;
  }

  async state(table: string, guest: string | null): Promise<TableState> {
    await this.#house.company.ask([table]);
    return this.#house.rooms.look(table, (room) => this.#state(room, guest));
  }

  /** The state and everything after it: nothing happens in between. */
  async watch(table: string, watcher: Watcher): Promise<TableState> {
    await this.#house.company.ask([table]);
    return this.#house.rooms.look(table, async (room) => {
      const isNews = this.#house.audience.add(table, watcher);
      if (isNews) this.#tellSoon(table);
      this.#house.timers.arm(room);
      const state = await this.#state(room, watcher.guest);
      this.#talk.begin(table, state.chat);
      return state;
    });
  }

  unwatch(table: string, watcher: Watcher): void {
    const { audience, presence, rooms } = this.#house;
    if (audience.remove(table, watcher)) this.#tellSoon(table);
    if (audience.isWatched(table)) return;
    this.#talk.unwatched(table);
    presence.unwatched(table);
    rooms.unwatched(table);
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
    const { rooms, audience, company, timers } = this.#house;
    try {
      await rooms.use(table, (room) => {
        audience.tellTable(room);
        timers.arm(room);
      });
      await company.tell(table);
    } catch (error) {
      this.#house.complain(error, { table });
    }
  }
}
