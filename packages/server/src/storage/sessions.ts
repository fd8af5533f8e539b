import type { Db } from './database.ts';
import type { SessionRow } from './schema.ts';

export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Those used last come first. */
export function sessionsOf(db: Db, guest: string): Promise<SessionRow[]> {
  return db.selectFrom('sessions').selectAll().where('guest', '=', guest).orderBy('seen_at', 'desc').execute();
}

export async function seeSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).execute();
}

/** Ends one session of a guest, or all but one; answers which. */
export async function deleteSessions(
  db: Db,
  guest: string,
  which: { readonly only: string } | { readonly except: string | null },
): Promise<string[]> {
  let ended = db.deleteFrom('sessions').where('guest', '=', guest);
  if ('only' in which) ended = ended.where('id', '=', which.only);
  else if (which.except !== null) ended = ended.where('id', '!=', which.except);
  return (await ended.returning('id').execute()).map(({ id }) => id);
}

/** Sessions whose cookie no browser has any more. */
export async function deleteOldSessions(db: Db, unseenSince: Date): Promise<void> {
  await db.deleteFrom('sessions').where('seen_at', '<', unseenSince).execute();
}
