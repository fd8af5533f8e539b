import type { Insertable } from 'kysely';
import type { Db } from './database.ts';
import type { Schema, SessionRow } from './schema.ts';

export async function insertSession(db: Db, session: Insertable<Schema['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Those used last come first. */
export function sessionsOf(db: Db, guest: string): Promise<SessionRow[]> {
  return db.selectFrom('sessions').selectAll().where('guest', '=', guest).orderBy('seen_at', 'desc').execute();
}

export async function seeSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).execute();
}

/** Notes that a session is used, unless that was noted since then: a program asks often. */
export async function noteUse(db: Db, id: string, at: Date, unlessSince: Date): Promise<void> {
  const stale = db.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).where('seen_at', '<', unlessSince);
  await stale.execute();
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
