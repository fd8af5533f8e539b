import type { ChatCommand, ChatMessage } from '@pharos/protocol';
import type { WordFilter } from '../identity/wordFilter.ts';
import { refuseSuspended } from '../people/suspension.ts';
import { Conflict, isWriteConflict } from '../play/conflict.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Signals } from '../play/signals.ts';
import type { Watchers } from '../play/watchers.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { commandId } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { cleanText } from '../shared/text.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { addMessage, findMessage, messagesAfter, trimMessages } from '../storage/chat.ts';
import { blockersOf } from '../storage/relations.ts';
import type { GuestRow } from '../storage/schema.ts';

/** Enough for a conversation, too little for a flood. */
const RATE = { burst: 6, perSecond: 0.5 };

interface Dependencies extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'change' | 'use'>;
  readonly watchers: Pick<Watchers, 'broadcastChat'>;
  readonly signals: Pick<Signals, 'send'>;
  readonly isShared: boolean;
  readonly words: Pick<WordFilter, 'check'>;
}

/** What those who watch a table here have been sent. */
interface DeliveredChat {
  /** Up to here nothing is missing. */
  upTo: number;
  /** Messages beyond: they may come in any order. */
  readonly beyond: Set<number>;
}

/** The chat of the tables. */
export class Chat {
  readonly #with: Dependencies;
  readonly #rates = new TokenBuckets(RATE);
  readonly #delivered = new Map<string, DeliveredChat>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Adds a message to a table, once: repeated with the same id it is not added again. */
  post(guest: GuestRow, table: string, command: ChatCommand): Promise<ChatMessage> {
    const { db, rooms, signals, words } = this.#with;
    const id = commandId(guest, command);
    words.check(command.text);
    return rooms.change(
      table,
      async (room) => {
        const message = await this.#add(room, guest, cleanText(command.text), id);
        await this.deliver(table, message);
        signals.send({ kind: 'chat', table, message });
        await trimMessages(db, table);
        return message;
      },
      () => (id === null ? Promise.resolve(null) : findMessage(db, table, id)),
    );
  }

  /**
   * Sends a message to those who watch a table here, unless they have it already or block whoever said it. Called within
   * the room's turn.
   */
  async deliver(table: string, message: ChatMessage): Promise<void> {
    const delivered = this.#delivered.get(table);
    if (delivered === undefined || message.id <= delivered.upTo || delivered.beyond.has(message.id)) return;
    // With one node they come in order.
    if (this.#with.isShared) delivered.beyond.add(message.id);
    else delivered.upTo = message.id;
    const { db, watchers } = this.#with;
    watchers.broadcastChat(table, message, await blockersOf(db, message.guest));
  }

  /** Somebody who begins to watch a table has been sent these messages. Called within the room's turn. */
  markDelivered(table: string, messages: readonly ChatMessage[]): void {
    if (!this.#delivered.has(table)) this.#delivered.set(table, { upTo: messages.at(-1)?.id ?? 0, beyond: new Set() });
  }

  /** Sends what is missing up to a message. */
  async catchUp(table: string, last: number): Promise<void> {
    const { db, rooms } = this.#with;
    const delivered = this.#delivered.get(table);
    if (delivered === undefined || last <= delivered.upTo) return;
    await rooms.use(table, async () => {
      for (const message of await messagesAfter(db, table, delivered.upTo)) await this.deliver(table, message);
      delivered.upTo = last;
      for (const id of delivered.beyond) if (id <= last) delivered.beyond.delete(id);
    });
  }

  /** Nobody watches the table here any more. */
  forgetDelivered(table: string): void {
    this.#delivered.delete(table);
  }

  async #add(room: Room, guest: GuestRow, text: string, command: string | null): Promise<ChatMessage> {
    const { db, time } = this.#with;
    const { table } = room;
    if (!mayChat(room, guest.id)) throw new Refusal('NOT_SEATED', 'at a private table only those who play there talk');
    if (!table.chat) throw new Refusal('CHAT_OFF', 'the host switched chat off');
    const at = time.now();
    refuseSuspended(guest, at);
    if (!this.#rates.take(guest.id, at)) throw new Refusal('RATE_LIMITED', 'too many messages at once');
    try {
      return await addMessage(db, { table: table.id, guest: guest.id, name: guest.name, text, at, command });
    } catch (error) {
      throw isWriteConflict(error) ? new Conflict(table.id) : error;
    }
  }
}

/** Everybody at a public table; at a private one its host, who sits there, and for whom a seat is kept. */
function mayChat({ table, seats }: Room, guest: string): boolean {
  if (table.visibility === 'public' || table.host === guest) return true;
  return seats.some((row) => row.guest === guest || row.kept_for === guest);
}
