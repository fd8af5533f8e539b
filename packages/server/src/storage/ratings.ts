import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { RatedSeatRow, RatingEventRow, RatingRow } from './schema.ts';

/** One of a kind among all advisory locks of the database. */
const LOCK = 7_462_014;

export type StoredRating = Pick<RatingRow, 'mu' | 'sigma' | 'games'>;

/** Until the end of the transaction nobody else counts a game, merges or rebuilds ratings. */
export async function lockRatings(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/** The ratings of some guests, in all classes. */
export async function ratingsOf(db: Db, guests: readonly string[]): Promise<RatingRow[]> {
  if (guests.length === 0) return [];
  return db.selectFrom('ratings').selectAll().where('guest', 'in', guests).execute();
}

/** Where the order in which things count has come to, and which of some tables have their game in it already. */
export async function ratingOrder(tx: Db, tables: readonly string[]): Promise<{ last: number; counted: string[] }> {
  const { rows } = await sql<{ last: number; counted: string[] }>`
    select coalesce((select max(sequence) from rating_events), 0) as last,
      array(select table_id from rating_events where table_id = any(${[...tables]})) as counted`.execute(tx);
  return rows[0];
}

/** What games that count leave behind. */
export interface CountedGames {
  readonly events: readonly Pick<RatingEventRow, 'sequence' | 'class' | 'table_id' | 'at'>[];
  readonly seats: readonly RatedSeatRow[];
  /** Whatever rating is another one by it. */
  readonly ratings: readonly RatingRow[];
}

/** Stores what counted. Only with the lock. */
export async function insertCountedGames(tx: Db, { events, seats, ratings }: CountedGames): Promise<void> {
  if (events.length === 0) return;
  const games = JSON.stringify(events.map((event) => ({ ...event, kind: 'game' })));
  await sql`
    with event as (insert into rating_events select * from json_populate_recordset(null::rating_events, ${games}::json)),
    seat as (insert into rated_seats select * from json_populate_recordset(null::rated_seats, ${JSON.stringify(seats)}::json))
    insert into ratings select * from json_populate_recordset(null::ratings, ${JSON.stringify(ratings)}::json)
    on conflict (guest, class) do update
    set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, at = excluded.at`.execute(tx);
}

/** Of two ratings of one person that which is known better; all their games are theirs. */
export function mergedRating(a: StoredRating | undefined, b: StoredRating | undefined): StoredRating | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const { mu, sigma } = a.sigma <= b.sigma ? a : b;
  return { mu, sigma, games: a.games + b.games };
}

/**
 * Ratings follow somebody whose identity becomes part of another. That has its place in the order as games have, so that it can
 * be repeated.
 */
export async function mergeRatings(tx: Db, from: string, to: string): Promise<void> {
  if ((await ratingsOf(tx, [from])).length === 0) return;
  await lockRatings(tx);
  const { last } = await ratingOrder(tx, []);
  const merge = { sequence: last + 1, kind: 'merge', player: from, heir: to, at: sql<Date>`now()` } as const;
  await tx.insertInto('rating_events').values(merge).execute();
  const own = await ratingsOf(tx, [to]);
  for (const rating of await ratingsOf(tx, [from])) {
    const merged =
      mergedRating(
        own.find((row) => row.class === rating.class),
        rating,
      ) ?? rating;
    const { mu, sigma, games } = merged;
    await tx
      .insertInto('ratings')
      .values({ guest: to, class: rating.class, mu, sigma, games, at: rating.at })
      .onConflict((row) => row.columns(['guest', 'class']).doUpdateSet({ mu, sigma, games }))
      .execute();
  }
  await tx.deleteFrom('ratings').where('guest', '=', from).execute();
  await tx.updateTable('rated_seats').set({ guest: to }).where('guest', '=', from).execute();
}
