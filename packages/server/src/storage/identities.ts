import { sql } from 'kysely';
import type { Db } from './database.ts';
import { raiseRevisions } from './guests.ts';
import type { GuestRow, IdentityRow } from './schema.ts';

/** Makes a guest's identity a kept one. Fails with a duplicate key if another kept identity has the name. */
export async function insertIdentity(
  tx: Db,
  identity: { readonly guest: string; readonly name: string; readonly nameKey: string; readonly at: Date },
): Promise<void> {
  const { guest, name, nameKey, at } = identity;
  await tx.insertInto('identities').values({ guest, name_key: nameKey, kept_at: at }).execute();
  await tx.updateTable('guests').set({ kept: true, name }).where('id', '=', guest).execute();
  await markSeats(tx, guest, name);
}

/** The seats of the guest say that they have kept their identity; tables that are not over show the name as well. */
async function markSeats(tx: Db, guest: string, name: string): Promise<void> {
  const own = tx.updateTable('seats').where('guest', '=', guest).where('hot', '=', false);
  await own.set({ kept: true }).execute();
  const open = tx.selectFrom('tables').select('id').where('phase', 'in', ['waiting', 'playing']);
  const changed = await own.set({ name }).where('table_id', 'in', open).returning('table_id').execute();
  await raiseRevisions(tx, [...new Set(changed.map((row) => row.table_id))]);
}

export async function findIdentity(db: Db, guest: string): Promise<IdentityRow | null> {
  return (await db.selectFrom('identities').selectAll().where('guest', '=', guest).executeTakeFirst()) ?? null;
}

/** Whoever is called so and has kept their identity. */
export async function findKeptGuest(db: Db, nameKey: string): Promise<GuestRow | null> {
  const rows = db.selectFrom('guests').innerJoin('identities', 'identities.guest', 'guests.id').selectAll('guests');
  return (await rows.where('identities.name_key', '=', nameKey).executeTakeFirst()) ?? null;
}

export async function isNameTaken(db: Db, nameKey: string, except: string): Promise<boolean> {
  const other = db.selectFrom('identities').select('guest').where('name_key', '=', nameKey);
  return (await other.where('guest', '!=', except).executeTakeFirst()) !== undefined;
}

export async function findByEmail(db: Db, email: string): Promise<string | null> {
  const row = await db.selectFrom('identities').select('guest').where('email', '=', email).executeTakeFirst();
  return row?.guest ?? null;
}

/** Fails with a duplicate key if the address is that of another identity. */
export async function setEmail(db: Db, guest: string, email: string | null): Promise<void> {
  await db.updateTable('identities').set({ email }).where('guest', '=', guest).execute();
}

export async function setSettings(db: Db, guest: string, settings: object): Promise<void> {
  const text = JSON.stringify(settings);
  await db.updateTable('identities').set({ settings: text }).where('guest', '=', guest).execute();
}

/** Fails with a duplicate key if another kept identity has the name. */
export async function setNameKey(tx: Db, guest: string, nameKey: string): Promise<void> {
  await tx.updateTable('identities').set({ name_key: nameKey }).where('guest', '=', guest).execute();
}

/** How many games a guest has finished and how many are going, at tables of the server. */
export async function countGames(db: Db, guest: string): Promise<{ finished: number; running: number }> {
  const { rows } = await sql<{ finished: string; running: string }>`
    select count(*) filter (where phase = 'finished') as finished,
      count(*) filter (where phase in ('waiting', 'playing')) as running
    from tables where id in (select table_id from seats where guest = ${guest})`.execute(db);
  return { finished: Number(rows[0]?.finished ?? 0), running: Number(rows[0]?.running ?? 0) };
}

/** A guest with the session a cookie names; null for a session that was ended, or that is somebody else's. */
export async function findInSession(db: Db, guest: string, session: string): Promise<GuestRow | null> {
  const held = db.selectFrom('sessions').select('id').where('id', '=', session).where('guest', '=', guest);
  const row = db
    .selectFrom('guests')
    .selectAll()
    .where('id', '=', guest)
    .where((row) => row.exists(held));
  return (await row.executeTakeFirst()) ?? null;
}

/** Whether somebody has sat at a table as a program. */
export async function hasPlayedAsBot(db: Db, guest: string): Promise<boolean> {
  const seat = db.selectFrom('seats').select('seat').where('guest', '=', guest).where('bot', '=', true);
  return (await seat.executeTakeFirst()) !== undefined;
}

/** Seats at tables that are not over say so, too. */
export async function markBot(db: Db, guest: string, bot: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('guests').set({ bot }).where('id', '=', guest).execute();
    const open = tx.selectFrom('tables').select('id').where('phase', 'in', ['waiting', 'playing']);
    const own = tx.updateTable('seats').set({ bot }).where('guest', '=', guest).where('hot', '=', false);
    const changed = await own.where('table_id', 'in', open).returning('table_id').execute();
    await raiseRevisions(tx, [...new Set(changed.map((row) => row.table_id))]);
  });
}
