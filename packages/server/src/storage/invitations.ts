import { sql } from 'kysely';
import type { InvitationState } from '@pharos/protocol';
import type { Db } from './database.ts';
import { lockGuest } from './guests.ts';

interface NewInvitation {
  readonly id: string;
  readonly table: string;
  readonly sender: string;
  readonly receiver: string;
  readonly at: Date;
  readonly expires: Date;
}

/** What one person may send: to all, and to one. */
interface InvitationLimits {
  readonly since: Date;
  readonly toAll: number;
  readonly toOne: number;
}

/** Stores invitations of one sender; false if they would be too many. Counted one sender at a time, on whichever node. */
export async function insertInvitations(
  tx: Db,
  invitations: readonly NewInvitation[],
  { since, toAll, toOne }: InvitationLimits,
): Promise<boolean> {
  const [first] = invitations;
  if (first === undefined) return true;
  await lockGuest(tx, first.sender);
  const { rows } = await sql<{ receiver: string; count: string }>`
    select receiver, count(*) as count from invitations
    where sender = ${first.sender} and at > ${since} group by receiver`.execute(tx);
  const sent = new Map(rows.map(({ receiver, count }) => [receiver, Number(count)]));
  const all = [...sent.values()].reduce((sum, count) => sum + count, invitations.length);
  if (all > toAll || invitations.some(({ receiver }) => (sent.get(receiver) ?? 0) >= toOne)) return false;
  const values = invitations.map(({ table, expires, ...row }) => ({ ...row, table_id: table, expires_at: expires }));
  await tx
    .insertInto('invitations')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'receiver']).doUpdateSet((row) => ({
        at: row.ref('excluded.at'),
        expires_at: row.ref('excluded.expires_at'),
      })),
    )
    .execute();
  return true;
}

/** Whether somebody declined to come to a table. */
export async function hasDeclined(db: Db, table: string, receiver: string): Promise<boolean> {
  const row = db.selectFrom('invitations').select('id').where('table_id', '=', table).where('receiver', '=', receiver);
  return (await row.where('declined', '=', true).executeTakeFirst()) !== undefined;
}

export interface InvitationRow {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly options: unknown;
  readonly at: Date;
  readonly expires: Date;
  /** The other one: who sent it, or to whom it was sent. */
  readonly person: string;
  readonly name: string;
  readonly kept: boolean;
  readonly state: InvitationState;
}

const MOST_LISTED = 50;

/** Open as long as the seat is kept, the table waits and it is not too old. */
const state = (now: Date) => sql<InvitationState>`case
  when exists (select from seats where table_id = tables.id and guest = invitations.receiver) then 'accepted'
  when invitations.declined then 'declined'
  when tables.phase = 'waiting' and invitations.expires_at > ${now}
    and exists (select from seats where table_id = tables.id and kept_for = invitations.receiver) then 'open'
  else 'over' end`;

/** Open invitations that somebody got. Those of people one of whom blocks the other are not among them. */
export async function receivedInvitations(db: Db, receiver: string, now: Date): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select * from (
      select invitations.id, tables.id as "table", tables.game, tables.options, invitations.at,
        invitations.expires_at as expires, guests.id as person, guests.name, guests.kept, ${state(now)} as state
      from invitations join tables on tables.id = table_id join guests on guests.id = sender
      where receiver = ${receiver} and expires_at > ${now} and not exists (
        select from relations where kind = 'block'
        and (guest = receiver and other = sender or guest = sender and other = receiver))) shown
    where state = 'open' order by at desc limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** Invitations that somebody sent to tables that still wait. */
export async function sentInvitations(db: Db, sender: string, now: Date): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select invitations.id, tables.id as "table", tables.game, tables.options, invitations.at,
      invitations.expires_at as expires, guests.id as person, guests.name, guests.kept, ${state(now)} as state
    from invitations join tables on tables.id = table_id join guests on guests.id = receiver
    where sender = ${sender} and tables.phase = 'waiting'
    order by invitations.at desc limit ${MOST_LISTED}`.execute(db);
  return rows;
}

export async function declineInvitation(db: Db, id: string): Promise<void> {
  await db.updateTable('invitations').set({ declined: true }).where('id', '=', id).execute();
}

/** Seats that are kept for people who did not come in time. */
export async function expiredInvitations(db: Db, now: Date): Promise<{ table: string; receiver: string }[]> {
  const { rows } = await sql<{ table: string; receiver: string }>`
    select table_id as "table", receiver from invitations where expires_at <= ${now}
    and exists (select from seats where table_id = invitations.table_id and kept_for = receiver)
    and exists (select from tables where id = invitations.table_id and phase = 'waiting')`.execute(db);
  return rows;
}

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
