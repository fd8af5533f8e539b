import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { SeatRow, TableRow } from './schema.ts';

export interface ListedTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

const MOST_LISTED = 100;

/** Public tables that wait for players, newest first. */
export async function openTables(db: Db): Promise<ListedTable[]> {
  const query = db.selectFrom('tables').selectAll().where('phase', '=', 'waiting').where('visibility', '=', 'public');
  return withSeats(db, await query.orderBy('created_at', 'desc').limit(MOST_LISTED).execute());
}

/** A game under way, with how far it is. */
export interface RunningTable extends ListedTable {
  readonly moves: number;
  readonly lastAt: Date;
}

/** Public games under way, the last ones to begin. */
export async function runningTables(db: Db): Promise<RunningTable[]> {
  const query = db.selectFrom('tables').selectAll().where('phase', '=', 'playing').where('visibility', '=', 'public');
  const tables = await withSeats(db, await query.orderBy('started_at', 'desc').limit(MOST_LISTED).execute());
  const { rows } = await sql<{ table_id: string; version: number; at: Date }>`
    select last.* from unnest(${tables.map(({ table }) => table.id)}::text[]) as id, lateral (
      select table_id, version, at from log where table_id = id and kind <> 'plan' order by entry desc limit 1) as last`.execute(
    db,
  );
  const lastOf = new Map(rows.map((row) => [row.table_id, row]));
  return tables.map(({ table, seats }) => {
    const last = lastOf.get(table.id);
    return { table, seats, moves: last?.version ?? 0, lastAt: last?.at ?? table.started_at ?? table.created_at };
  });
}

/** Whether anybody may be told of a table. */
export async function isPublicTable(db: Db, id: string): Promise<boolean> {
  const query = db.selectFrom('tables').select('id').where('id', '=', id).where('visibility', '=', 'public');
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Tables a guest sits at, newest first. Of ten thousand that are over none is read but the last ones: those are found by their
 * results, which are stored shortly after the end.
 */
export async function tablesOf(db: Db, guest: string): Promise<ListedTable[]> {
  const isSeated = sql<boolean>`exists (select from seats where table_id = tables.id and guest = ${guest})`;
  const { rows } = await sql<TableRow>`
    (select tables.* from tables where phase in ('waiting', 'playing') and ${isSeated})
    union all (select tables.* from tables where phase = 'finished' and not recorded and ${isSeated})
    union all (
      select tables.* from (
        select table_id from seat_results where guest = ${guest} order by finished_at desc, table_id desc limit ${MOST_LISTED}) own
      join tables on tables.id = own.table_id where phase = 'finished')
    order by created_at desc limit ${MOST_LISTED}`.execute(db);
  return withSeats(db, rows);
}

async function withSeats(db: Db, tables: readonly TableRow[]): Promise<ListedTable[]> {
  if (tables.length === 0) return [];
  const ids = tables.map((table) => table.id);
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  return tables.map((table) => ({ table, seats: seats.filter((seat) => seat.table_id === table.id) }));
}

export async function countWaiting(db: Db, host: string): Promise<number> {
  const count = db.selectFrom('tables').select((all) => all.fn.countAll<string>().as('count'));
  const { count: found } = await count
    .where('host', '=', host)
    .where('phase', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Games with bots that a guest opened and in which something happened since then. */
export async function countBotGames(db: Db, host: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from tables
    where host = ${host} and phase = 'playing'
    and exists (select from seats where table_id = tables.id and kind = 'bot')
    and (started_at >= ${since} or exists (select from log where table_id = tables.id and at >= ${since}))`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Tables that waited in vain; those for games by correspondence may wait longer. */
export async function staleTables(db: Db, createdBefore: Date, byPostBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tables where phase = 'waiting' and created_at < ${createdBefore}
    and (created_at < ${byPostBefore} or clock->>'kind' <> 'correspondence')`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of the tables that are not over. */
export async function unfinishedAmong(db: Db, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tables where id = any(${[...tables]}) and phase in ('waiting', 'playing')`.execute(db);
  return rows.map(({ id }) => id);
}

/** Tables that are not over at which a guest sits, or which they opened. */
export async function unfinishedOf(db: Db, guest: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tables where phase in ('waiting', 'playing')
    and (host = ${guest} or id in (select table_id from seats where guest = ${guest}))`.execute(db);
  return rows.map(({ id }) => id);
}
