import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { discountResults } from './results.ts';

/** Dropped at a time: few, so that nobody who plays waits for it. */
const TABLES_AT_ONCE = 20;
const ROWS_AT_ONCE = 200;

/** One of a kind among all advisory locks of the database. */
const LOCK = 7_462_001;

/** Drops some of what is too old. Answers how many rows there were, or null if another node is at it. */
export type DeleteBatch = (db: Db) => Promise<number | null>;

/** Finished games, by their end. */
export function deleteFinished(before: Date): DeleteBatch {
  return deleteTables(sql`phase = 'finished' and finished_at < ${before} order by finished_at`);
}

/** Tables that were closed, before the start or in the middle of the game. */
export function deleteAbandoned(before: Date): DeleteBatch {
  const isYounger = sql`exists (select from log where table_id = tables.id and at >= ${before})`;
  return deleteTables(sql`phase = 'closed' and created_at < ${before} and not ${isYounger}`);
}

function deleteTables(which: RawBuilder<unknown>): DeleteBatch {
  return exclusively(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from tables where ${which} limit ${TABLES_AT_ONCE} for update skip locked`.execute(tx);
    const ids = rows.map(({ id }) => id);
    await discountResults(tx, ids);
    await sql`delete from tables where id = any(${ids})`.execute(tx);
    return ids.length;
  });
}

/** What was said at tables where nobody plays any more. */
export function deleteChat(before: Date): DeleteBatch {
  const over = sql`select from tables where id = table_id and phase in ('finished', 'closed')`;
  const old = sql`select id from chat where at < ${before} and exists (${over}) limit ${ROWS_AT_ONCE}`;
  return exclusively(async (tx) => {
    const { numAffectedRows = 0n } = await sql`delete from chat where id in (${old})`.execute(tx);
    return Number(numAffectedRows);
  });
}

/** What was found out about games; it can be found out again. */
export function deleteAnalyses(before: Date): DeleteBatch {
  const old = sql`select ctid from analyses where made_at < ${before} limit ${ROWS_AT_ONCE}`;
  return exclusively(async (tx) => {
    const { numAffectedRows = 0n } = await sql`delete from analyses where ctid in (${old})`.execute(tx);
    return Number(numAffectedRows);
  });
}

/** Does it in one transaction, unless another node does something of this kind now. */
function exclusively(deletion: (tx: Db) => Promise<number>): DeleteBatch {
  return (db) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(tx);
      return rows.at(0)?.mine === true ? deletion(tx) : null;
    });
}

/** Where the walk through all guests has come to. */
export interface GuestCursor {
  readonly seen_at: Date;
  readonly id: string;
}

/**
 * Forgets those among the next few guests who never sat down, kept nothing and did not come back. Answers where to go on; null at the
 * end of the walk.
 */
export async function deleteIdleGuests(
  db: Db,
  unseenSince: Date,
  after: GuestCursor | null,
): Promise<{ next: GuestCursor | null; deleted: number }> {
  const beyond = after === null ? sql`true` : sql`(seen_at, id) > (${after.seen_at}, ${after.id})`;
  const { rows } = await sql<GuestCursor>`
    select seen_at, id from guests where seen_at < ${unseenSince} and ${beyond}
    order by seen_at, id limit ${ROWS_AT_ONCE}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const { numAffectedRows = 0n } = await sql`
    delete from guests where id = any(${ids}) and seen_at < ${unseenSince} and not kept
    and not exists (select from seats where guest = guests.id)
    and not exists (select from tables where host = guests.id)`.execute(db);
  return { next: rows.at(-1) ?? null, deleted: Number(numAffectedRows) };
}

/** Games under way in which nothing happened for long. By correspondence that is as agreed: their clocks end them. */
export async function idleGames(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tables where phase = 'playing' and started_at < ${before} and clock->>'kind' <> 'correspondence'
    and not exists (select from log where table_id = tables.id and at >= ${before}) limit ${ROWS_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}
