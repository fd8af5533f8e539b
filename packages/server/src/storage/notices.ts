import { sql, type RawBuilder } from 'kysely';
import { NOTICE_EVENTS, type NoticeEvent, type TablePhase } from '@pharos/protocol';
import type { Db } from './database.ts';

/** Something that a person is to be told, however often it is said: `key` names what happened. */
export interface NewNotice {
  readonly guest: string;
  readonly event: NoticeEvent;
  readonly key: string;
  readonly table: string | null;
}

/** A row of the outbox. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeEvent | 'test';
  readonly table_id: string | null;
  readonly made_at: Date;
  readonly attempts: number;
}

/** Rows that are told at once. The id is the same for every attempt. */
export interface NoticeBatch {
  readonly id: string;
  readonly channel: string;
  readonly rows: readonly NoticeRow[];
}

/** Writes down what is to be told, by every channel of those concerned who want to hear of it. Part of what causes it. */
export function noticesInsertion(notices: readonly NewNotice[], at: Date): RawBuilder<unknown> {
  const rows = notices.map(({ event, ...rest }) => ({ ...rest, event, topic: NOTICE_EVENTS[event] }));
  return sql`
    insert into notices (channel, kind, key, table_id, made_at, due_at)
    select notice_channels.id, event, key, "table", ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (guest text, event text, key text, "table" text, topic text)
    join notice_channels on notice_channels.guest = new.guest
    left join notice_settings on notice_settings.guest = new.guest
    where notice_settings.kinds is null or jsonb_exists(notice_settings.kinds, topic)
    on conflict do nothing`;
}

export async function addNotices(tx: Db, notices: readonly NewNotice[], at: Date): Promise<void> {
  if (notices.length > 0) await noticesInsertion(notices, at).execute(tx);
}

/** Something to try a channel with. */
export async function addTestNotice(db: Db, channel: string, key: string, at: Date): Promise<void> {
  await sql`insert into notices (channel, kind, key, made_at, due_at) values (${channel}, 'test', ${key}, ${at}, ${at})`.execute(
    db,
  );
}

/** What was made by a clock that was set back since then is not waited for; whoever takes it corrects the time. */
const isDue = (now: Date): RawBuilder<boolean> =>
  sql`sent_at is null and (due_at <= ${now} or made_at > ${new Date(now.getTime() + 60_000)})`;

/**
 * Takes what is due for one channel, so that no other node does before `leaseEnd`. `dueAt` says when a row may be told; rows that
 * are too early are put off. Channels by which nothing gets through come last. Null if nothing is due; a batch without rows if all
 * of it was put off.
 */
export async function takeBatch(
  db: Db,
  { now, leaseEnd, newId }: { readonly now: Date; readonly leaseEnd: Date; readonly newId: string },
  dueAt: (tx: Db, channel: string) => Promise<(row: NoticeRow) => Date>,
): Promise<NoticeBatch | null> {
  return db.transaction().execute(async (tx) => {
    const first = await sql<{ channel: string; batch: string | null }>`
      select channel, batch from notices join notice_channels on notice_channels.id = channel where ${isDue(now)}
      order by failed_at is not null, due_at limit 1 for update of notices skip locked`.execute(tx);
    const found = first.rows.at(0);
    if (found === undefined) return null;
    const { channel, batch } = found;
    const which = batch === null ? sql`channel = ${channel} and batch is null` : sql`batch = ${batch}`;
    const { rows } = await sql<NoticeRow>`
      select id::text, kind, table_id, least(made_at, ${now}) as made_at, attempts from notices where ${which} and ${isDue(now)}
      order by id for update skip locked`.execute(tx);
    const timeOf = await dueAt(tx, channel);
    const early = rows.filter((row) => timeOf(row) > now);
    for (const row of early)
      await sql`update notices set due_at = ${timeOf(row)}, made_at = ${row.made_at} where id = ${row.id}`.execute(tx);
    const taken = rows.filter((row) => !early.includes(row));
    await sql`
      update notices set batch = ${batch ?? newId}, attempts = attempts + 1, due_at = ${leaseEnd}, made_at = least(made_at, ${now})
      where id = any(${taken.map(({ id }) => id)}::bigint[])`.execute(tx);
    return { id: batch ?? newId, channel, rows: taken };
  });
}

/** They were told, or nobody wants to know any more. */
export async function markSent(db: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0) await sql`update notices set sent_at = ${at} where id = any(${[...ids]}::bigint[])`.execute(db);
}

export async function putOff(db: Db, batch: string, until: Date): Promise<void> {
  await sql`update notices set due_at = ${until} where batch = ${batch} and sent_at is null`.execute(db);
}

/** What was told long ago, and what could not be told for as long. */
export async function forgetNotices(db: Db, madeBefore: Date): Promise<void> {
  await sql`delete from notices where made_at < ${madeBefore}`.execute(db);
}

/** What a notice may say of a table: nothing but who plays what. */
export interface ToldTable {
  readonly id: string;
  readonly game: string;
  readonly phase: TablePhase;
  /** The others at the table. */
  readonly names: readonly string[];
  /** Whether a seat of the guest has to move. */
  readonly waits: boolean;
}

export async function toldTables(db: Db, guest: string, ids: readonly string[]): Promise<ToldTable[]> {
  const { rows } = await sql<ToldTable>`
    select tables.id, game, phase,
      coalesce((select json_agg(coalesce(name, '') order by seat) from seats
        where table_id = tables.id and kind <> 'open' and guest is distinct from ${guest} and kind = 'guest'), '[]') as names,
      phase = 'playing' and exists (select from seats
        where table_id = tables.id and guest = ${guest} and (to_act >> seat) & 1 = 1) as waits
    from tables where id = any(${[...ids]})`.execute(db);
  return rows;
}

/** How many games wait for a guest. */
export async function countWaitingFor(db: Db, guest: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(distinct tables.id) as count from seats join tables on tables.id = table_id
    where guest = ${guest} and phase = 'playing' and (to_act >> seat) & 1 = 1`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
