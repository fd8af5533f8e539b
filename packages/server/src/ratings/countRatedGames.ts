import type { GameResult } from '@pharos/protocol';
import type { Db } from '../storage/database.ts';
import { insertCountedGames, lockRatings, ratingOrder, ratingsOf, type CountedGames } from '../storage/ratings.ts';
import type { RatedSeatRow, RatingRow } from '../storage/schema.ts';
import { placesOf } from './placesOfSeats.ts';
import { formatRatingClass, type RatingClass } from './ratingClass.ts';
import { RatingReplay, type CountedSeat, type SeatChange } from './ratingChanges.ts';

/** A game that is over, as ratings need it. */
export interface GameToCount {
  readonly table: string;
  readonly class: RatingClass;
  readonly teamSize: number;
  readonly at: Date;
  readonly result: Pick<GameResult, 'ending' | 'ranking'>;
  readonly seats: readonly {
    readonly seat: number;
    readonly guest: string | null;
    readonly level: string | null;
    /** When a bot first had to play for the guest. */
    readonly leftAt: number | null;
  }[];
}

/**
 * Counts games, each once: a second time changes nothing. Games of all nodes count one after the other, each with the next
 * number, so that the same can be done again in the same order. In the transaction of the caller. Answers how many counted.
 */
export async function countRatedGames(tx: Db, games: readonly GameToCount[]): Promise<number> {
  const rated = games.flatMap((game) => {
    const seats = countedSeats(game);
    return seats === null ? [] : [{ game, seats }];
  });
  if (rated.length === 0) return 0;
  await lockRatings(tx);
  const { last, counted } = await ratingOrder(
    tx,
    rated.map(({ game }) => game.table),
  );
  const guests = rated.flatMap(({ seats }) => seats.flatMap(({ player }) => (player === null ? [] : [player])));
  const before = (await ratingsOf(tx, [...new Set(guests)])).map((row) => ({ ...row, player: row.guest }));
  const replay = new RatingReplay(before);
  const done = new Set(counted);
  const events: CountedGames['events'][number][] = [];
  const rows: RatedSeatRow[] = [];
  for (const { game, seats } of rated) {
    if (done.has(game.table)) continue;
    done.add(game.table);
    const common = { table_id: game.table, class: formatRatingClass(game.class), at: game.at };
    const event = { ...common, sequence: last + events.length + 1 };
    events.push(event);
    const changes = replay.apply({ kind: 'game', class: event.class, seats });
    rows.push(...changes.map((change) => ({ ...event, ...seatRow(change) })));
  }
  await insertCountedGames(tx, { events, seats: rows, ratings: ratingsAfterwards(replay, rows) });
  return events.length;
}

/** The seats with their places as they count; null for a game that does not. */
function countedSeats({ seats, result, teamSize }: GameToCount): CountedSeat[] | null {
  const guests = seats.flatMap(({ guest }) => (guest === null ? [] : [guest]));
  // Who has come to sit at two seats, by merging two identities, has nobody to play against.
  if (guests.length === 0 || new Set(guests).size < guests.length) return null;
  const places = placesOf(result, seats, teamSize);
  if (places === null) return null;
  return seats.map(({ seat, guest, level }) => {
    const party = places.findIndex((place) => place.seats.includes(seat));
    return { seat, player: guest, level: guest === null ? level : null, party, rank: places[party].rank };
  });
}

function seatRow({ seat, player, level, party, rank, before, after }: SeatChange) {
  const { mu, sigma } = after;
  return {
    seat,
    guest: player,
    player,
    level,
    party,
    rank,
    mu_before: before.mu,
    sigma_before: before.sigma,
    mu,
    sigma,
  };
}

/** The ratings of those who played, each as of their last game. */
function ratingsAfterwards(replay: RatingReplay, rows: readonly RatedSeatRow[]): RatingRow[] {
  const last = new Map(rows.map((row) => [`${row.class} ${row.guest}`, row.at]));
  return [...replay.ratings()].flatMap(({ player: guest, ...rating }) => {
    const at = last.get(`${rating.class} ${guest}`);
    return at === undefined ? [] : [{ ...rating, guest, at }];
  });
}
