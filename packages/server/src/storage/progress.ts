import { sql } from 'kysely';
import type { Db } from './database.ts';

/** What somebody has learned, in order. */
export async function progressOf(db: Db, guest: string): Promise<string[]> {
  const rows = await db.selectFrom('progress').select('item').where('guest', '=', guest).orderBy('item').execute();
  return rows.map(({ item }) => item);
}

/** Adds what is new; what is known already stays as it was. */
export async function addProgress(db: Db, guest: string, items: readonly string[], at: Date): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('progress')
    .values(items.map((item) => ({ guest, item, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whoever comes to another identity has learned what both have. */
export async function moveProgress(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    insert into progress (guest, item, at) select ${to}, item, at from progress where guest = ${from}
    on conflict do nothing`.execute(tx);
  await forgetProgress(tx, from);
}

export async function forgetProgress(tx: Db, guest: string): Promise<void> {
  await tx.deleteFrom('progress').where('guest', '=', guest).execute();
}
