import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { PersonRow } from './people.ts';

/** How far back it is looked for people one has played with. */
const GAMES = 100;
const MOST_LISTED = 30;

interface OpponentRow extends PersonRow {
  readonly games: number;
  readonly last: Date;
  readonly table: string;
}

/**
 * Those somebody played with in their last games, the last first; whom they block is not among them. The games are found by their
 * results, so that of ten thousand others none is read; those that have just ended have none yet.
 */
export async function recentOpponents(db: Db, guest: string): Promise<OpponentRow[]> {
  const { rows } = await sql<OpponentRow>`
    with mine as (
      (select table_id as id, finished_at from seat_results where guest = ${guest}
        order by finished_at desc, table_id desc limit ${GAMES})
      union all
      (select id, finished_at from tables where phase = 'finished' and not recorded and exists (
        select from seats where table_id = tables.id and guest = ${guest} and not hot)))
    select guests.id, guests.name, guests.kept, relation.kind as relation, null as seen,
      count(*)::int as games, max(finished_at) as last, (array_agg(mine.id order by finished_at desc))[1] as "table"
    from mine join seats other on other.table_id = mine.id and not other.hot
    join guests on guests.id = other.guest and guests.id <> ${guest} and guests.name <> ''
    left join relations relation on relation.guest = ${guest} and relation.other = guests.id
    where relation.kind is distinct from 'block'
    group by guests.id, relation.kind order by last desc, guests.id limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** Whether two sat in one game that had begun. */
export async function havePlayed(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from seats mine join seats theirs on theirs.table_id = mine.table_id
    join tables on tables.id = mine.table_id and started_at is not null
    where mine.guest = ${one} and theirs.guest = ${other} limit 1`.execute(db);
  return rows.length > 0;
}
