import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { SeatResultRow } from './schema.ts';
import { countStreaks } from './streaks.ts';

/** Finished games whose results are not stored, oldest first. */
export async function unrecordedGames(db: Db, most: number, but: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tables where phase = 'finished' and not recorded and id <> all(${[...but]})
    order by finished_at, id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes a finished game whose results are not stored, until the end of the transaction; false if there is nothing to be done, or
 * somebody else is at it. Who sits there is locked first, as by whoever moves guests, so that neither waits for the other.
 */
export async function lockUnrecorded(tx: Db, table: string): Promise<boolean> {
  await sql`
    select id from guests where id in (select guest from seats where table_id = ${table})
    order by id for key share`.execute(tx);
  const { rows } = await sql`
    select id from tables where id = ${table} and phase = 'finished' and not recorded for update skip locked`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function markRecorded(tx: Db, table: string): Promise<void> {
  await tx.updateTable('tables').set({ recorded: true }).where('id', '=', table).execute();
}

/** Stores the results of all seats of a game and counts them. */
export async function insertSeatResults(tx: Db, rows: readonly SeatResultRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    ...row,
    categories: JSON.stringify(row.categories),
    others: JSON.stringify(row.others),
    wonders: JSON.stringify(row.wonders),
    cards: JSON.stringify(row.cards),
  }));
  await tx.insertInto('seat_results').values(values).execute();
  await countResults(tx, sql`r.table_id = ${rows[0].table_id}`, 1);
  await countStreaks(tx, sql`select guest from seat_results where table_id = ${rows[0].table_id}`);
}

/** Before games are deleted: their results go with them. A streak that was is one still. */
export async function discountResults(tx: Db, tables: readonly string[]): Promise<void> {
  await countResults(tx, sql`r.table_id = any(${[...tables]})`, -1);
  await sql`
    delete from result_counts where games = 0
    and guest in (select guest from seat_results where table_id = any(${[...tables]}))`.execute(tx);
}

/** Gives the results of one guest to another. Who played against themselves keeps one of them. */
export async function moveResults(tx: Db, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ table_id: string; guest: string | null }>`
    update seat_results set guest = case when exists (
      select from seat_results own where own.table_id = seat_results.table_id and own.guest = ${to}) then null else ${to} end
    where guest = ${from} returning table_id, guest`.execute(tx);
  const moved = rows.filter(({ guest }) => guest !== null).map(({ table_id }) => table_id);
  await forgetCounts(tx, from);
  await countResults(tx, sql`r.guest = ${to} and r.table_id = any(${moved})`, 1);
  await countStreaks(tx, sql`select ${to}::text`);
}

/** Results of whoever was forgotten are nobody's. */
export async function forgetResults(tx: Db, guest: string): Promise<void> {
  await tx.updateTable('seat_results').set({ guest: null }).where('guest', '=', guest).execute();
  await forgetCounts(tx, guest);
}

async function forgetCounts(tx: Db, guest: string): Promise<void> {
  await tx.deleteFrom('result_counts').where('guest', '=', guest).execute();
  await tx.deleteFrom('streaks').where('guest', '=', guest).execute();
}

const GUESTS_AT_ONCE = 100;

/** Counts everything anew. */
export async function recountResults(db: Db): Promise<void> {
  await db.deleteFrom('result_counts').execute();
  await db.deleteFrom('streaks').execute();
  for (let after = ''; ;) {
    const query = db.selectFrom('guests').select('id').where('id', '>', after).orderBy('id').limit(GUESTS_AT_ONCE);
    const ids = (await query.execute()).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    await countResults(db, sql`r.guest = any(${ids})`, 1);
    await countStreaks(db, sql`select unnest(${ids}::text[])`);
    after = last;
  }
}

/**
 * Adds to the counts what some results come to, or takes it away. Games that people agreed to stop count nowhere; points only where
 * they decided. Always in the same order: two who count for the same guests must not wait for each other.
 */
async function countResults(db: Db, which: RawBuilder<unknown>, sign: 1 | -1): Promise<void> {
  await sql`
    insert into result_counts
      (guest, game, topic, expansions, players, key, side, is_public, games, won, drawn, points, others)
    select r.guest, r.game, fact.topic, fact.expansions, fact.players, fact.key, fact.side, r.is_public,
      ${sign}::integer * count(*), ${sign}::integer * count(*) filter (where r.result = 'won'),
      ${sign}::integer * count(*) filter (where r.result = 'drawn'),
      ${sign}::integer * sum(fact.points), ${sign}::integer * sum(fact.others)
    from seat_results r cross join lateral (
      select 'size' as topic, r.expansions, r.players, '' as key, '' as side, 0::numeric as points, 0::numeric as others
      union all select 'ending', '', 0, r.ending, '', 0, 0
      union all select 'category', '', 0, category.key, '', category.value::numeric,
        coalesce((r.others ->> category.key)::numeric, 0)
        from jsonb_each_text(r.categories) category where r.is_scored
      union all select 'wonder', '', 0, wonder ->> 'wonder', wonder ->> 'side', 0, 0 from jsonb_array_elements(r.wonders) wonder
      union all select 'card', '', 0, card, '', 0, 0 from jsonb_array_elements_text(r.cards) card) fact
    where r.guest is not null and r.result <> 'none' and ${which}
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (guest, game, topic, expansions, players, key, side, is_public) do update set
      games = result_counts.games + excluded.games, won = result_counts.won + excluded.won,
      drawn = result_counts.drawn + excluded.drawn, points = result_counts.points + excluded.points,
      others = result_counts.others + excluded.others`.execute(db);
}
