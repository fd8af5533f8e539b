import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { OneTimeCodeRow } from './schema.ts';

export async function insertOneTimeCode(db: Db, code: OneTimeCodeRow): Promise<void> {
  await db.insertInto('one_time_codes').values(code).execute();
}

/** Takes a code away; null if it was taken before, is too old or for something else. */
export async function takeOneTimeCode(
  db: Db,
  { hash, purpose, at }: { readonly hash: string; readonly purpose: string; readonly at: Date },
): Promise<OneTimeCodeRow | null> {
  const taken = db.deleteFrom('one_time_codes').where('hash', '=', hash).where('purpose', '=', purpose);
  return (await taken.where('expires_at', '>', at).returningAll().executeTakeFirst()) ?? null;
}

/** A newer code of the same purpose takes the place of the older ones of a guest. */
export async function dropOneTimeCodes(db: Db, guest: string, purpose: string): Promise<void> {
  await db.deleteFrom('one_time_codes').where('guest', '=', guest).where('purpose', '=', purpose).execute();
}

export async function dropOldCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
}

/** Puts new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(tx: Db, guest: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('guest', '=', guest).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ hash, guest })))
    .execute();
}

/** Uses a recovery code up; answers whose it is, null for one that does not count. */
export async function useRecoveryCode(db: Db, hash: string, at: Date): Promise<string | null> {
  const used = db.updateTable('recovery_codes').set({ used_at: at }).where('hash', '=', hash);
  return (await used.where('used_at', 'is', null).returning('guest').executeTakeFirst())?.guest ?? null;
}

export async function countRecoveryCodes(db: Db, guest: string): Promise<{ left: number; all: number }> {
  const { rows } = await sql<{ left: string; all: string }>`
    select count(*) filter (where used_at is null) as "left", count(*) as "all"
    from recovery_codes where guest = ${guest}`.execute(db);
  return { left: Number(rows[0]?.left ?? 0), all: Number(rows[0]?.all ?? 0) };
}
