import { LIMITS, type ChatMessage } from '@pharos/protocol';
import type { Db } from './database.ts';

interface NewMessage {
  readonly table: string;
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export async function addMessage(db: Db, message: NewMessage): Promise<ChatMessage> {
  const { table, guest, name, text, at } = message;
  const { id } = await db
    .insertInto('chat')
    .values({ table_id: table, guest, name, text, at: new Date(at) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, guest, name, text, at };
}

/** The last messages of a table, oldest first. */
export async function recentMessages(db: Db, table: string): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['id', 'guest', 'name', 'text', 'at'])
    .where('table_id', '=', table)
    .orderBy('id', 'desc')
    .limit(LIMITS.chatHistory)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.getTime() })).reverse();
}

/** Drops what is too old to be shown, so that a long talk does not grow for ever. */
export async function trimMessages(db: Db, table: string, upTo: number): Promise<void> {
  await db.deleteFrom('chat').where('table_id', '=', table).where('id', '<', upTo).execute();
}
