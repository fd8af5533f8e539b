import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** The secret that signs identities: made at the first start, the same ever after. */
export async function sessionSecret(db: Db): Promise<string> {
  const key = 'session-secret';
  const value = randomBytes(32).toString('hex');
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return row.value;
}
