import { sql } from 'kysely';
import type { ClockRule, GameResult } from '@pharos/protocol';
import type { Db } from './database.ts';

/** A table at which a guest sits, or for whom a seat is kept. */
export interface OwnTable {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly clock: ClockRule;
  readonly rated: boolean;
  readonly to_act: number;
  /** Of the guest. */
  readonly seats: readonly number[];
  /** The last entry of the log that is not secret. */
  readonly entry: number;
}

const MOST = 100;
const COLUMNS = sql`tables.id, game, options, clock, rated, to_act`;

/** Games under way at which a guest sits. Those that are over are not read: there may be ten thousand. */
export async function gamesOf(db: Db, guest: string): Promise<OwnTable[]> {
  const { rows } = await sql<OwnTable>`
    select ${COLUMNS}, array(select seat from seats where table_id = tables.id and guest = ${guest} order by seat) as seats,
      coalesce((select max(entry) from log where table_id = tables.id and kind <> 'plan'), 0) as entry
    from tables where phase = 'playing' and exists (select from seats where table_id = tables.id and guest = ${guest})
    order by started_at limit ${MOST}`.execute(db);
  return rows;
}

/** Tables that wait for a guest: a seat is kept for them. */
export async function challengesTo(db: Db, guest: string): Promise<(OwnTable & { from: string; name: string })[]> {
  const { rows } = await sql<OwnTable & { from: string; name: string }>`
    select ${COLUMNS}, array[seat] as seats, 0 as entry, guests.id as from, guests.name
    from seats join tables on tables.id = table_id and phase = 'waiting' join guests on guests.id = host
    where kept_for = ${guest} and kind = 'open' order by tables.created_at limit ${MOST}`.execute(db);
  return rows;
}

export async function resultsOf(db: Db, tables: readonly string[]): Promise<Map<string, GameResult | null>> {
  if (tables.length === 0) return new Map();
  const rows = await db.selectFrom('tables').select(['id', 'result']).where('id', 'in', tables).execute();
  return new Map(rows.map(({ id, result }) => [id, result]));
}
