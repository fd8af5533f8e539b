import { LIMITS, type ChatMessage } from '@pharos/protocol';
import type { Db } from './database.ts';

interface NewMessage {
  readonly table: string;
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Said once, however often it is repeated. */
  readonly command: string | null;
}

export async function addMessage(db: Db, message: NewMessage): Promise<ChatMessage> {
  const { table, guest, name, text, at, command } = message;
  const { id } = await db
    .insertInto('chat')
    .values({ table_id: table, guest, name, text, at: new Date(at), command })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, guest, name, text, at };
}

/** What was said before under the same id. */
export async function findMessage(db: Db, table: string, command: string): Promise<ChatMessage | null> {
  const [message] = await messages(db, table).where('command', '=', command).execute();
  return message === undefined ? null : messageOf(message);
}

/** Messages of a table beyond one, oldest first. */
export async function messagesAfter(db: Db, table: string, id: number): Promise<ChatMessage[]> {
  const newest = messages(db, table).where('id', '>', id).orderBy('id', 'desc').limit(LIMITS.chatHistory);
  return (await newest.execute()).map(messageOf).reverse();
}

/** The last messages of a table, oldest first. */
export function recentMessages(db: Db, table: string): Promise<ChatMessage[]> {
  return messagesAfter(db, table, 0);
}

function messages(db: Db, table: string) {
  return db.selectFrom('chat').select(['id', 'guest', 'name', 'text', 'at']).where('table_id', '=', table);
}

function messageOf<Row extends { readonly at: Date }>(row: Row): Omit<Row, 'at'> & { readonly at: number } {
  return { ...row, at: row.at.getTime() };
}

/** Drops what is too old to be shown, so that a long talk does not grow for ever. */
export async function trimMessages(db: Db, table: string): Promise<void> {
  const newestDropped = db
    .selectFrom('chat')
    .select('id')
    .where('table_id', '=', table)
    .orderBy('id', 'desc')
    .offset(LIMITS.chatHistory)
    .limit(1);
  await db.deleteFrom('chat').where('table_id', '=', table).where('id', '<=', newestDropped).execute();
}
