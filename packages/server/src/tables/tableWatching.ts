import { PROTOCOL_VERSION, type ChatMessage, type TableState } from '@pharos/protocol';
import { noticeSomebody, type House } from '../house.ts';
import type { Watcher } from '../play/watchers.ts';
import type { Room } from '../play/room.ts';
import { gameUpdate, history } from '../play/views.ts';
import { recentMessages } from '../storage/chat.ts';
import type { Talk } from './chat.ts';

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
    const { audience, company, presence, rooms } = this.#house;
    await company.ask([table]);
    const state = await rooms.look(table, async (room) => {
      const chat = await this.#chat(table);
      if (room.seatsOf(guest).length > 0) noticeSomebody(this.#house, room);
      return this.#state(room, guest, chat);
    });
    if (!audience.isWatched(table)) presence.unwatched(table);
    return state;
  }

  /** The state and everything after it: nothing happens in between, and who is told nothing follows nothing. */
  async watch(table: string, watcher: Watcher): Promise<TableState> {
    const { audience, company, rooms, timers } = this.#house;
    await company.ask([table]);
    return rooms.look(table, async (room) => {
      const chat = await this.#chat(table);
      if (audience.add(table, watcher)) this.#tellSoon(table);
      this.#talk.begin(table, chat);
      timers.arm(room);
      noticeSomebody(this.#house, room);
      return this.#state(room, watcher.guest, chat);
    });
  }

  unwatch(table: string, watcher: Watcher): void {
    const { attendance, audience, presence, rooms } = this.#house;
    attendance.note(table);
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

  #chat(table: string): Promise<ChatMessage[]> {
    return recentMessages(this.#house.db, table);
  }

  #state(room: Room, guest: string | null, chat: readonly ChatMessage[]): TableState {
    const { time, audience } = this.#house;
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
    const here = rooms.use(table, (room) => {
      audience.tellTable(room);
      timers.arm(room);
    });
    for (const told of await Promise.allSettled([here, company.tell(table)]))
      if (told.status === 'rejected') this.#house.complain(told.reason, { table });
  }
}
