import type { Db } from './database.ts';
import type { PasskeyRow } from './schema.ts';

export type NewPasskey = Omit<PasskeyRow, 'counter'> & { readonly counter: number };

/** Fails with a duplicate key if somebody has it already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<void> {
  const transports = JSON.stringify(passkey.transports);
  await db
    .insertInto('passkeys')
    .values({ ...passkey, transports })
    .execute();
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | null> {
  return (await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export function passkeysOf(db: Db, guest: string): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('guest', '=', guest).orderBy('created_at').execute();
}

export async function usePasskey(db: Db, id: string, counter: number, at: Date): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute();
}

/** Answers whether there was one. */
export async function deletePasskey(db: Db, guest: string, id: string): Promise<boolean> {
  const deleted = db.deleteFrom('passkeys').where('guest', '=', guest).where('id', '=', id);
  return (await deleted.executeTakeFirstOrThrow()).numDeletedRows === 1n;
}
