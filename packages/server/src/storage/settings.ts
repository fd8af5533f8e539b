import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** The secret that signs identities. */
export function sessionSecret(db: Db): Promise<string> {
  return madeOnce(db, 'session-secret', randomBytes(32).toString('hex'));
}

/** The keys that sign push messages, as JSON; `made` if there are none yet. */
export function storedPushKeys(db: Db, made: string): Promise<string> {
  return madeOnce(db, 'push-keys', made);
}

/** What the deals of all days are drawn from. */
export function dailySecret(db: Db): Promise<string> {
  return madeOnce(db, 'daily-secret', randomBytes(32).toString('hex'));
}

/** Something that is made at the first start, and the same ever after. */
async function madeOnce(db: Db, key: string, value: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return row.value;
}
