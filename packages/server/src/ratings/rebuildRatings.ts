import { sql } from 'kysely';
import type { Db } from '../storage/database.ts';
import { lockRatings } from '../storage/ratings.ts';
import type { RatedSeatRow, RatingEventRow } from '../storage/schema.ts';
import { RatingReplay, type RatingEvent, type SeatChange } from './ratingChanges.ts';

const EVENTS_AT_ONCE = 500;

/** What a rebuild found. */
export interface Rebuilt {
  readonly games: number;
  /** Ratings there are now, and how many of them were not so before. */
  readonly ratings: number;
  readonly changed: number;
}

/** Computes all ratings anew from what counted, in the same order, and puts them in the place of the running ones. */
export function rebuildRatings(db: Db): Promise<Rebuilt> {
  return db.transaction().execute(async (tx) => {
    await lockRatings(tx);
    const replay = new RatingReplay();
    let games = 0;
    for (let after = 0; ;) {
      const batch = await eventsAfter(tx, after);
      for (const { row, seats } of batch) {
        const event = eventOf(row, seats);
        if (event.kind === 'game') games++;
        await storeChanges(tx, seats, replay.apply(event));
      }
      const last = batch.at(-1);
      if (last === undefined) break;
      after = last.row.sequence;
    }
    const changed = await replaceRatings(tx, [...replay.ratings()]);
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ratings`.execute(tx);
    return { games, ratings: rows[0].count, changed };
  });
}

interface StoredEvent {
  readonly row: RatingEventRow;
  readonly seats: readonly RatedSeatRow[];
}

async function eventsAfter(tx: Db, after: number): Promise<StoredEvent[]> {
  const events = tx.selectFrom('rating_events').selectAll().where('sequence', '>', after).orderBy('sequence');
  const rows = await events.limit(EVENTS_AT_ONCE).execute();
  const last = rows.at(-1)?.sequence ?? after;
  const seated = tx.selectFrom('rated_seats').selectAll().where('sequence', '>', after).where('sequence', '<=', last);
  const seats = new Map<number, RatedSeatRow[]>();
  for (const seat of await seated.orderBy('seat').execute())
    seats.set(seat.sequence, [...(seats.get(seat.sequence) ?? []), seat]);
  return rows.map((row) => ({ row, seats: seats.get(row.sequence) ?? [] }));
}

function eventOf(row: RatingEventRow, seats: readonly RatedSeatRow[]): RatingEvent {
  if (row.kind === 'merge') return { kind: 'merge', player: row.player ?? '', heir: row.heir ?? '' };
  return { kind: 'game', class: row.class ?? '', seats };
}

async function storeChanges(tx: Db, seats: readonly RatedSeatRow[], changes: readonly SeatChange[]): Promise<void> {
  for (const { seat, before, after } of changes) {
    const row = seats.find((stored) => stored.seat === seat);
    if (row === undefined || (row.mu === after.mu && row.sigma === after.sigma)) continue;
    await tx
      .updateTable('rated_seats')
      .set({ mu_before: before.mu, sigma_before: before.sigma, mu: after.mu, sigma: after.sigma })
      .where('table_id', '=', row.table_id)
      .where('seat', '=', seat)
      .execute();
  }
}

/** Answers how many of the ratings are new or others than before. Guests who are gone have none. */
async function replaceRatings(tx: Db, ratings: readonly object[]): Promise<number> {
  const { numAffectedRows: changed = 0n } = await sql`
    with wanted as (
      select w.* from json_to_recordset(${JSON.stringify(ratings)}::json)
        as w(player text, class text, mu double precision, sigma double precision, games integer)
      join guests on guests.id = w.player)
    insert into ratings (guest, class, mu, sigma, games, at)
    select player, class, mu, sigma, games, coalesce(
      (select max(at) from rated_seats where guest = wanted.player and rated_seats.class = wanted.class), now())
    from wanted
    on conflict (guest, class) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, at = excluded.at
    where (ratings.mu, ratings.sigma, ratings.games) is distinct from (excluded.mu, excluded.sigma, excluded.games)`.execute(
    tx,
  );
  const { numAffectedRows: dropped = 0n } = await sql`
    delete from ratings where not exists (
      select from json_to_recordset(${JSON.stringify(ratings)}::json) as w(player text, class text)
      where w.player = ratings.guest and w.class = ratings.class)`.execute(tx);
  return Number(changed + dropped);
}
