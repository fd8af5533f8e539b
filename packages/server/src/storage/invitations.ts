import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Gives the invitations of one guest to another; of two to one table the receiver keeps their own. */
export async function moveInvitations(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    delete from invitations where receiver = ${from}
    and table_id in (select table_id from invitations other where other.receiver = ${to})`.execute(tx);
  await tx.updateTable('invitations').set({ receiver: to }).where('receiver', '=', from).execute();
  await tx.updateTable('invitations').set({ sender: to }).where('sender', '=', from).execute();
  await tx.deleteFrom('invitations').whereRef('sender', '=', 'receiver').execute();
}

export async function forgetInvitations(tx: Db, guest: string): Promise<void> {
  await tx
    .deleteFrom('invitations')
    .where((row) => row.or([row('sender', '=', guest), row('receiver', '=', guest)]))
    .execute();
}
