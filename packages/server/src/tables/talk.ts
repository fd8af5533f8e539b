import { LIMITS, type ChatCommand, type ChatMessage } from '@pharos/protocol';
import { Buckets } from '../buckets.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { addMessage, recentMessages, trimMessages } from '../storage/chat.ts';
import type { GuestRow } from '../storage/schema.ts';
import { cleanText } from '../text.ts';

/** A talk, not a flood. */
const RATE = { burst: 6, perSecond: 0.5 };
/** Old messages are dropped now and then, not each time. */
const TRIM_EVERY = 50;

/** What people say at the tables. */
export class Talk {
  readonly #house: House;
  readonly #rates = new Buckets(RATE);

  constructor(house: House) {
    this.#house = house;
  }

  async say(guest: GuestRow, table: string, { text }: ChatCommand): Promise<ChatMessage> {
    const { db, time, rooms, audience } = this.#house;
    const clean = cleanText(text);
    return rooms.use(table, async (room) => {
      if (!room.table.chat) throw new Refusal('CHAT_OFF', 'the host switched chat off');
      if (!this.#rates.take(guest.id, time.now())) throw new Refusal('RATE_LIMITED', 'too many messages at once');
      const message = await addMessage(db, { table, guest: guest.id, name: guest.name, text: clean, at: time.now() });
      audience.tellChat(table, message);
      if (message.id % TRIM_EVERY === 0) await this.#trim(table);
      return message;
    });
  }

  history(table: string): Promise<ChatMessage[]> {
    return recentMessages(this.#house.db, table);
  }

  async #trim(table: string): Promise<void> {
    const kept = await recentMessages(this.#house.db, table);
    if (kept.length === LIMITS.chatHistory) await trimMessages(this.#house.db, table, kept[0].id);
  }
}
