import type { Db } from './database.ts';

export async function isAdmin(db: Db, guest: string): Promise<boolean> {
  const row = db.selectFrom('identities').select('guest').where('guest', '=', guest).where('admin', '=', true);
  return (await row.executeTakeFirst()) !== undefined;
}

export async function makeAdmin(tx: Db, guest: string): Promise<void> {
  await tx.updateTable('identities').set({ admin: true }).where('guest', '=', guest).execute();
}

/** All of them, by name. */
export async function administrators(db: Db): Promise<{ id: string; name: string; kept: boolean }[]> {
  const rows = db.selectFrom('identities').innerJoin('guests', 'guests.id', 'identities.guest');
  return rows.select(['guests.id', 'guests.name', 'guests.kept']).where('admin', '=', true).orderBy('name').execute();
}

/**
 * Takes the right away again; never from the last one. Until the end of the transaction nobody else does, so that two who do it to
 * each other do not both succeed.
 */
export async function dismissAdmin(tx: Db, guest: string): Promise<'done' | 'last' | 'none'> {
  const rows = tx.selectFrom('identities').select('guest').where('admin', '=', true).orderBy('guest').forUpdate();
  const all = await rows.execute();
  if (all.every((row) => row.guest !== guest)) return 'none';
  if (all.length === 1) return 'last';
  await tx.updateTable('identities').set({ admin: false }).where('guest', '=', guest).execute();
  return 'done';
}

/** Null ends it. */
export async function setSuspension(tx: Db, guest: string, until: Date | null, reason: string | null): Promise<void> {
  await tx
    .updateTable('guests')
    .set({ suspended_until: until, suspended_reason: reason })
    .where('id', '=', guest)
    .execute();
}

interface NewLogEntry {
  readonly id: string;
  readonly at: Date;
  readonly admin: string;
  readonly admin_name: string;
  readonly action: string;
  readonly subject: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

export async function addLogEntry(tx: Db, entry: NewLogEntry): Promise<void> {
  await tx
    .insertInto('admin_log')
    .values({ ...entry, detail: JSON.stringify(entry.detail) })
    .execute();
}

const MOST_LISTED = 200;

/** The newest first. */
export async function adminLog(db: Db): Promise<NewLogEntry[]> {
  return db.selectFrom('admin_log').selectAll().orderBy('at', 'desc').orderBy('id').limit(MOST_LISTED).execute();
}
