import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { RatedSeatRow, RatingRow } from './schema.ts';

const MOST_LISTED = 100;
const MOST_POINTS = 400;

/** Somebody on a leaderboard; what they gained is in units of `mu`. */
export interface ListedRating extends Pick<RatingRow, 'games' | 'guest' | 'mu' | 'sigma'> {
  readonly name: string;
  /** Whether strangers see their profile. */
  readonly is_public: boolean;
  readonly change: number;
}

interface Board {
  readonly class: string;
  /** Above this doubt a rating is provisional. */
  readonly doubtful: number;
}

/** Only people who wish it or whose profile is public anyway: no programs, and nobody who was forgotten. */
const LISTED = sql`join guests on guests.id = ratings.guest and guests.kept and not guests.bot
  join identities on identities.guest = ratings.guest and (identities.listed or identities.is_public)`;

/** The best of a class. */
export async function bestOf(db: Db, board: Board): Promise<ListedRating[]> {
  const { rows } = await sql<ListedRating>`
    select ratings.guest, guests.name, is_public, mu, sigma, games, mu - 25 as change from ratings ${LISTED}
    where class = ${board.class} order by sigma > ${board.doubtful}, mu desc, ratings.guest limit ${MOST_LISTED}`.execute(
    db,
  );
  return rows;
}

/** Those who gained most in a class since then. */
export async function gainersSince(db: Db, board: Board, since: Date): Promise<ListedRating[]> {
  const { rows } = await sql<ListedRating>`
    with gained as (
      select guest, sum(mu - mu_before) as change, count(*)::integer as played from rated_seats
      where class = ${board.class} and at >= ${since} and guest is not null group by guest)
    select ratings.guest, guests.name, is_public, mu, sigma, gained.played as games, gained.change
    from gained join ratings on ratings.guest = gained.guest and class = ${board.class} ${LISTED}
    order by sigma > ${board.doubtful}, gained.change desc, ratings.guest limit ${MOST_LISTED}`.execute(db);
  return rows;
}

export async function ratedClasses(db: Db): Promise<string[]> {
  return (await db.selectFrom('ratings').select('class').distinct().orderBy('class').execute()).map((row) => row.class);
}

/** Whether anybody may be told of somebody's ratings. */
export async function isShown(db: Db, guest: string): Promise<boolean> {
  const row = db.selectFrom('identities').select(['listed', 'is_public']).where('guest', '=', guest);
  const { listed, is_public } = (await row.executeTakeFirst()) ?? { listed: false, is_public: false };
  return listed || is_public;
}

/** Null for who has not kept their identity. */
export async function isListed(db: Db, guest: string): Promise<boolean | null> {
  const row = await db.selectFrom('identities').select('listed').where('guest', '=', guest).executeTakeFirst();
  return row?.listed ?? null;
}

export async function setListed(db: Db, guest: string, listed: boolean): Promise<void> {
  await db.updateTable('identities').set({ listed }).where('guest', '=', guest).execute();
}

type Point = Pick<RatedSeatRow, 'at' | 'mu' | 'sigma'>;

/** The ratings of somebody after each of their games, oldest first; some are left out where there are many, the last never. */
export async function ratingHistory(db: Db, guest: string, ratingClass: string): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select at, mu, sigma from (
      select at, mu, sigma, sequence, count(*) over () - row_number() over (order by sequence) as back,
        greatest(1, ceil(count(*) over () / ${MOST_POINTS}::numeric)::integer) as step
      from rated_seats where guest = ${guest} and class = ${ratingClass}) points
    where back % step = 0 order by sequence`.execute(db);
  return rows;
}

/** What a game changed for those who played it; empty if it has not counted. */
export async function changesAt(db: Db, table: string): Promise<RatedSeatRow[]> {
  return db.selectFrom('rated_seats').selectAll().where('table_id', '=', table).orderBy('seat').execute();
}
