import { PROTOCOL_VERSION, type ChatMessage, type TableState } from '@pharos/protocol';
import { refuseEarlyLook } from '../play/hiddenTable.ts';
import type { Presence, PresenceExchange } from '../play/presence.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { TableActivity } from '../play/tableActivity.ts';
import { gameUpdate, history } from '../play/views.ts';
import type { Watcher, Watchers } from '../play/watchers.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { recentMessages } from '../storage/chat.ts';
import { blockedBy } from '../storage/relations.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { Chat } from './chat.ts';
import type { PartnerMessages } from './partnerMessages.ts';
import type { TurnTimers } from './turnTimers.ts';

/** Changes of presence are sent together: many may come at once. */
const BATCH_MS = 200;

interface Dependencies extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'forgetDelivered' | 'read' | 'use'>;
  readonly watchers: Watchers;
  readonly presence: Pick<Presence, 'forgetOtherNodes'>;
  readonly presenceSync: PresenceExchange;
  readonly activity: Pick<TableActivity, 'touch'>;
  readonly chat: Pick<Chat, 'forgetDelivered' | 'markDelivered'>;
  readonly partnerMessages: Pick<PartnerMessages, 'forget' | 'messagesFor'>;
  readonly timers: Pick<TurnTimers, 'schedule'>;
  readonly reportError: ReportError;
  /** Somebody is there for whom bots play. Called within the room's turn. */
  resumeBots(room: Room): void;
}

/** Lets connections watch tables, and shows the others who is there. */
export class TableWatching {
  readonly #with: Dependencies;
  readonly #pending = new Map<string, () => void>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  async state(table: string, guest: string | null): Promise<TableState> {
    const { watchers, presenceSync, presence, rooms } = this.#with;
    await presenceSync.refresh([table]);
    const state = await rooms.read(table, async (room) => {
      refuseEarlyLook(room, guest, this.#with.time.now());
      const chat = await this.#messages(table);
      if (room.seatsOf(guest).length > 0) this.#noticePerson(room);
      return this.#state(room, guest, await this.#shown(chat, guest));
    });
    if (!watchers.isWatched(table)) presence.forgetOtherNodes(table);
    return state;
  }

  /** The state and everything after it: nothing happens in between, and who is answered nothing watches nothing. */
  async watch(table: string, watcher: Watcher): Promise<TableState> {
    const { watchers, presenceSync, rooms, timers, chat } = this.#with;
    await presenceSync.refresh([table]);
    return rooms.read(table, async (room) => {
      refuseEarlyLook(room, watcher.guest, this.#with.time.now());
      const messages = await this.#messages(table);
      if (watchers.add(table, watcher)) this.#publishSoon(table);
      chat.markDelivered(table, messages);
      timers.schedule(room);
      this.#noticePerson(room);
      return this.#state(room, watcher.guest, await this.#shown(messages, watcher.guest));
    });
  }

  unwatch(table: string, watcher: Watcher): void {
    const { activity, watchers, presence, rooms, chat, partnerMessages } = this.#with;
    activity.touch(table);
    if (watchers.remove(table, watcher)) this.#publishSoon(table);
    if (watchers.isWatched(table)) return;
    chat.forgetDelivered(table);
    partnerMessages.forget(table);
    presence.forgetOtherNodes(table);
    rooms.forgetDelivered(table);
  }

  /** Shows those who watch a table here who is there now. */
  async broadcastPresence(table: string): Promise<void> {
    const { rooms, watchers, timers } = this.#with;
    await rooms.use(table, (room) => {
      watchers.broadcastTable(room);
      timers.schedule(room);
    });
  }

  stop(): void {
    for (const cancel of this.#pending.values()) cancel();
    this.#pending.clear();
  }

  #messages(table: string): Promise<ChatMessage[]> {
    return recentMessages(this.#with.db, table);
  }

  /** Without the words of those whom the guest blocks. */
  async #shown(messages: readonly ChatMessage[], guest: string | null): Promise<readonly ChatMessage[]> {
    if (guest === null || messages.length === 0) return messages;
    const blocked = await blockedBy(this.#with.db, guest);
    return messages.filter((message) => !blocked.has(message.guest));
  }

  #noticePerson(room: Room): void {
    this.#with.activity.touch(room.id);
    this.#with.resumeBots(room);
  }

  #state(room: Room, guest: string | null, chat: readonly ChatMessage[]): TableState {
    const { time, watchers, partnerMessages } = this.#with;
    const table = watchers.tableInfo(room, guest);
    const game = gameUpdate(room, guest, time.now());
    const partner = partnerMessages.messagesFor(room, guest);
    return { protocol: PROTOCOL_VERSION, table, game, chat, partner, history: history(room, guest) };
  }

  #publishSoon(table: string): void {
    if (this.#pending.has(table)) return;
    this.#pending.set(
      table,
      this.#with.time.after(BATCH_MS, () => void this.#publish(table)),
    );
  }

  async #publish(table: string): Promise<void> {
    this.#pending.delete(table);
    const { presenceSync, reportError } = this.#with;
    for (const sent of await Promise.allSettled([this.broadcastPresence(table), presenceSync.publish(table)]))
      if (sent.status === 'rejected') reportError(sent.reason, { table });
  }
}
