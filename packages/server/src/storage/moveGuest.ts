import { sql } from 'kysely';
import { moveJobs } from './analysisQueue.ts';
import { forgetTries, moveTries } from './daily.ts';
import type { Db } from './database.ts';
import { lockGuest, raiseRevisions } from './guests.ts';
import { forgetInvitations, moveInvitations } from './invitations.ts';
import { forgetRelations, inheritBlocks, moveRelations } from './relations.ts';
import { forgetProgress, moveProgress } from './progress.ts';
import { forgetResults, moveResults } from './results.ts';
import { forgetPuzzles, movePuzzles } from './puzzles.ts';
import { mergeRatings } from './ratings.ts';
import type { GuestRow } from './schema.ts';

/**
 * Gives everything of one guest to another and forgets the first; answers the tables that changed by it. Whatever table
 * refers to guests is named here.
 */
export async function moveGuest(db: Db, from: string, to: string): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // Always in the same order: two who do this at once must not wait for each other.
    for (const id of [from, to].sort()) await lockGuest(tx, id);
    const heir = await tx.selectFrom('guests').selectAll().where('id', '=', to).executeTakeFirstOrThrow();
    const tables = await moveSeats(tx, from, heir);
    await tx.updateTable('chat').set({ guest: to }).where('guest', '=', from).execute();
    await tx.updateTable('passkeys').set({ guest: to }).where('guest', '=', from).execute();
    await moveResults(tx, from, to);
    await moveJobs(tx, from, to);
    await moveTries(tx, from, to);
    await moveProgress(tx, from, to);
    await moveEmail(tx, from, to);
    await movePeople(tx, from, to);
    await mergeRatings(tx, from, to);
    await movePuzzles(tx, from, to);
    await moveNotices(tx, from, to);
    // Sessions, recovery codes, the name of the first and what they look for end with it.
    await tx.deleteFrom('guests').where('id', '=', from).execute();
    return tables;
  });
}

/** Who played against themselves has both seats, as if on one device. */
async function moveSeats(tx: Db, from: string, { id, name, kept }: GuestRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tables where host = ${from} or id in (select table_id from seats where guest = ${from} or kept_for = ${from})`.execute(
    tx,
  );
  const tables = rows.map((row) => row.id);
  await sql`
    update seats set guest = ${id}, kept = ${kept} and not hot,
      hot = hot or exists (select from seats other where other.table_id = seats.table_id and other.guest = ${id}),
      name = case when hot or not exists (select from tables where id = seats.table_id and phase in ('waiting', 'playing'))
        or exists (select from seats other where other.table_id = seats.table_id and other.guest = ${id})
        then name else ${name} end
    where guest = ${from}`.execute(tx);
  await tx.updateTable('seats').set({ kept_for: id }).where('kept_for', '=', from).execute();
  await tx.updateTable('tables').set({ host: id }).where('host', '=', from).execute();
  await raiseRevisions(tx, tables);
  return tables;
}

/** Who is to whom what they are, what they were invited to, what was reported of them. */
async function movePeople(tx: Db, from: string, to: string): Promise<void> {
  await inheritBlocks(tx, from, to);
  await moveRelations(tx, from, to);
  await moveInvitations(tx, from, to);
  await sql`
    update reports set reporter = ${to} where reporter = ${from} and not exists (
      select from reports other where other.reporter = ${to} and other.kind = reports.kind and other.subject = reports.subject)`.execute(
    tx,
  );
  await tx.updateTable('reports').set({ about: to }).where('about', '=', from).execute();
  await sql`
    update identities set admin = true
    where guest = ${to} and exists (select from identities first where first.guest = ${from} and first.admin)`.execute(
    tx,
  );
}

/** Mails go to the address that holds then; whoever has said when to be told keeps to it. */
async function moveNotices(tx: Db, from: string, to: string): Promise<void> {
  const moved = tx.updateTable('notice_channels').set({ guest: to }).where('guest', '=', from);
  await moved.where('kind', '!=', 'mail').execute();
  await sql`update notice_settings set guest = ${to} where guest = ${from}
    and not exists (select from notice_settings where guest = ${to})`.execute(tx);
}

async function moveEmail(tx: Db, from: string, to: string): Promise<void> {
  const taken = tx.updateTable('identities').set({ email: null }).where('guest', '=', from);
  const { email } = (await tx
    .selectFrom('identities')
    .select('email')
    .where('guest', '=', from)
    .executeTakeFirst()) ?? {
    email: null,
  };
  if (email === null) return;
  await taken.execute();
  await tx.updateTable('identities').set({ email }).where('guest', '=', to).where('email', 'is', null).execute();
}

/**
 * Forgets who a guest was. Games stay, under no name; what they said is gone, and so is everything by which they could
 * come back. Answers the tables that changed by it.
 */
export async function forgetGuest(db: Db, guest: string): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockGuest(tx, guest);
    const seats = tx.updateTable('seats').set({ name: null, kept: false }).where('guest', '=', guest);
    const changed = await seats.returning('table_id').execute();
    const tables = [...new Set(changed.map((row) => row.table_id))];
    await raiseRevisions(tx, tables);
    await tx.updateTable('seats').set({ kept_for: null }).where('kept_for', '=', guest).execute();
    await forgetResults(tx, guest);
    await moveJobs(tx, guest, null);
    await forgetTries(tx, guest);
    await forgetProgress(tx, guest);
    await tx.deleteFrom('chat').where('guest', '=', guest).execute();
    await tx.deleteFrom('identities').where('guest', '=', guest).execute();
    await forgetRelations(tx, guest);
    await forgetInvitations(tx, guest);
    await forgetPuzzles(tx, guest);
    await tx.deleteFrom('notice_channels').where('guest', '=', guest).execute();
    await tx.deleteFrom('notice_settings').where('guest', '=', guest).execute();
    await tx.deleteFrom('one_time_codes').where('guest', '=', guest).execute();
    await tx.deleteFrom('seeks').where('guest', '=', guest).execute();
    await tx
      .updateTable('guests')
      .set((row) => ({
        name: '',
        language: null,
        kept: false,
        presence: 'nobody',
        generation: row('generation', '+', 1),
      }))
      .where('id', '=', guest)
      .execute();
    return tables;
  });
}
