import type { ProfileChange } from '@pharos/protocol';
import type { Db } from './database.ts';
import type { GuestRow } from './schema.ts';

export async function createGuest(db: Db, guest: { id: string; name: string; at: Date }): Promise<GuestRow> {
  const row = { id: guest.id, name: guest.name, language: null, created_at: guest.at, seen_at: guest.at };
  return db.insertInto('guests').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findGuest(db: Db, id: string): Promise<GuestRow | null> {
  return (await db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Until the end of the transaction: others who ask for the same guest wait. */
export async function lockGuest(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('guests').select('id').where('id', '=', id).forUpdate().execute();
}

export async function seeGuest(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('guests').set({ seen_at: at }).where('id', '=', id).execute();
}

/** What was signed for earlier generations does not count any more. */
export async function nextGeneration(db: Db, id: string): Promise<GuestRow> {
  return db
    .updateTable('guests')
    .set((row) => ({ generation: row('generation', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * A new name shows at once at the tables that are not over; finished games keep the names they were played under. `rename`
 * may refuse it.
 */
export async function changeGuest(
  db: Db,
  id: string,
  { name, language }: Pick<ProfileChange, 'language' | 'name'>,
  rename: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<GuestRow> {
  return db.transaction().execute(async (tx) => {
    if (name !== undefined) {
      await rename(tx);
      await tx.updateTable('guests').set({ name }).where('id', '=', id).execute();
      const open = tx.selectFrom('tables').select('id').where('phase', 'in', ['waiting', 'playing']);
      const own = tx.updateTable('seats').set({ name }).where('guest', '=', id).where('hot', '=', false);
      const changed = await own.where('table_id', 'in', open).returning('table_id').execute();
      await raiseRevisions(tx, [...new Set(changed.map((row) => row.table_id))]);
    }
    if (language !== undefined) await tx.updateTable('guests').set({ language }).where('id', '=', id).execute();
    return tx.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  });
}

/** Other nodes see by the revision that a table changed. */
export async function raiseRevisions(db: Db, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await db
    .updateTable('tables')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', 'in', tables)
    .execute();
}
