import type { ChatCommand, ChatMessage } from '@pharos/protocol';
import { Buckets } from '../shared/tokenBuckets.ts';
import type { House } from '../house.ts';
import type { Room } from '../play/room.ts';
import { Refusal } from '../shared/refusal.ts';
import { commandId } from '../shared/ids.ts';
import { Conflict, isCollision } from '../play/conflict.ts';
import { change } from '../play/changing.ts';
import { addMessage, findMessage, messagesAfter, trimMessages } from '../storage/chat.ts';
import type { GuestRow } from '../storage/schema.ts';
import { cleanText } from '../shared/text.ts';

/** A talk, not a flood. */
const RATE = { burst: 6, perSecond: 0.5 };

/** What those who follow a table here have been told. */
interface Heard {
  /** Up to here nothing is missing. */
  upTo: number;
  /** Messages beyond: they may come in any order. */
  readonly beyond: Set<number>;
}

/** What people say at the tables. */
export class Talk {
  readonly #house: House;
  readonly #rates = new Buckets(RATE);
  readonly #heard = new Map<string, Heard>();

  constructor(house: House) {
    this.#house = house;
  }

  /** Says something at a table, once: whoever repeats themselves with the same id is not heard again. */
  say(guest: GuestRow, table: string, wish: ChatCommand): Promise<ChatMessage> {
    const command = commandId(guest, wish);
    const earlier = (): Promise<ChatMessage | null> =>
      command === null ? Promise.resolve(null) : findMessage(this.#house.db, table, command);
    return change(
      this.#house,
      table,
      async (room) => {
        const message = await this.#add(room, guest, cleanText(wish.text), command);
        this.tell(table, message);
        this.#house.fanout.announce({ kind: 'chat', table, message });
        await trimMessages(this.#house.db, table);
        return message;
      },
      earlier,
    );
  }

  /** Tells those who follow a table here, unless they know already. Called within the room's turn. */
  tell(table: string, message: ChatMessage): void {
    const heard = this.#heard.get(table);
    if (heard === undefined || message.id <= heard.upTo || heard.beyond.has(message.id)) return;
    // With one node they come in order.
    if (this.#house.isShared) heard.beyond.add(message.id);
    else heard.upTo = message.id;
    this.#house.audience.tellChat(table, message);
  }

  /** Somebody who comes to a table has read these messages. Called within the room's turn. */
  begin(table: string, messages: readonly ChatMessage[]): void {
    if (!this.#heard.has(table)) this.#heard.set(table, { upTo: messages.at(-1)?.id ?? 0, beyond: new Set() });
  }

  /** Tells what is missing up to a message. */
  async catchUp(table: string, last: number): Promise<void> {
    const heard = this.#heard.get(table);
    if (heard === undefined || last <= heard.upTo) return;
    await this.#house.rooms.use(table, async () => {
      for (const message of await messagesAfter(this.#house.db, table, heard.upTo)) this.tell(table, message);
      heard.upTo = last;
      for (const id of heard.beyond) if (id <= last) heard.beyond.delete(id);
    });
  }

  /** Nobody follows the table here any more. */
  unwatched(table: string): void {
    this.#heard.delete(table);
  }

  async #add(room: Room, guest: GuestRow, text: string, command: string | null): Promise<ChatMessage> {
    const { db, time } = this.#house;
    const { table } = room;
    if (!mayTalk(room, guest.id)) throw new Refusal('NOT_SEATED', 'at a private table only those who play there talk');
    if (!table.chat) throw new Refusal('CHAT_OFF', 'the host switched chat off');
    if (!this.#rates.take(guest.id, time.now())) throw new Refusal('RATE_LIMITED', 'too many messages at once');
    try {
      return await addMessage(db, {
        table: table.id,
        guest: guest.id,
        name: guest.name,
        text,
        at: time.now(),
        command,
      });
    } catch (error) {
      throw isCollision(error) ? new Conflict(table.id) : error;
    }
  }
}

/** Everybody at a public table; at a private one its host, who sits there, and for whom a seat is kept. */
function mayTalk({ table, seats }: Room, guest: string): boolean {
  if (table.visibility === 'public' || table.host === guest) return true;
  return seats.some((row) => row.guest === guest || row.kept_for === guest);
}
