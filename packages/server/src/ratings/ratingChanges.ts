import { mergedRating, type StoredRating } from '../storage/ratings.ts';
import { botRating } from './botRatings.ts';
import { parseRatingClass, type RatingClass } from './ratingClass.ts';
import { NEW_RATING, ratingsAfter, type Rating } from './ratingModel.ts';

/** Who played a seat of a game that counts: a person or a bot of a level. */
export interface CountedSeat {
  readonly seat: number;
  readonly player: string | null;
  readonly level: string | null;
  readonly party: number;
  readonly rank: number;
}

/** What a game changed for a seat. */
export interface SeatChange extends CountedSeat {
  readonly before: Rating;
  readonly after: Rating;
}

/** What a game changes, given the ratings before it. Bots keep theirs. */
export function countGame(
  ratingClass: RatingClass,
  seats: readonly CountedSeat[],
  ratingOf: (player: string) => Rating | undefined,
): SeatChange[] {
  const before = seats.map(({ player, level }) =>
    player === null ? (botRating(ratingClass, level ?? '') ?? NEW_RATING) : (ratingOf(player) ?? NEW_RATING),
  );
  const parties = [...new Set(seats.map(({ party }) => party))];
  const members = parties.map((party) => seats.flatMap((seat, at) => (seat.party === party ? [at] : [])));
  const after = ratingsAfter(
    members.map((party) => ({ rank: seats[party[0]].rank, ratings: party.map((at) => before[at]) })),
  );
  return seats.map((seat, at) => {
    const party = members.findIndex((others) => others.includes(at));
    const next = after[party][members[party].indexOf(at)];
    return { ...seat, before: before[at], after: seat.player === null ? before[at] : next };
  });
}

/** Something that counts, in its order. */
export type RatingEvent =
  | { readonly kind: 'game'; readonly class: string; readonly seats: readonly CountedSeat[] }
  | { readonly kind: 'merge'; readonly player: string; readonly heir: string };

interface ReplayedRating extends StoredRating {
  readonly class: string;
  readonly player: string;
}

/** Ratings as they follow from what happens, in its order: from those there were before, or from the beginning. */
export class RatingReplay {
  readonly #classes = new Map<string, Map<string, StoredRating>>();

  constructor(before: readonly ReplayedRating[] = []) {
    for (const { class: ratingClass, player, mu, sigma, games } of before)
      this.#in(ratingClass).set(player, { mu, sigma, games });
  }

  /** Answers what the event changed for each seat; nothing for a merge. */
  apply(event: RatingEvent): readonly SeatChange[] {
    if (event.kind === 'merge') {
      for (const ratings of this.#classes.values()) merge(ratings, event.player, event.heir);
      return [];
    }
    const ratingClass = parseRatingClass(event.class);
    if (ratingClass === null) throw new Error(`games of "${event.class}" cannot be rated`);
    const ratings = this.#in(event.class);
    const changes = countGame(ratingClass, event.seats, (player) => ratings.get(player));
    for (const { player, after } of changes)
      if (player !== null) ratings.set(player, { ...after, games: (ratings.get(player)?.games ?? 0) + 1 });
    return changes;
  }

  #in(ratingClass: string): Map<string, StoredRating> {
    const ratings = this.#classes.get(ratingClass) ?? new Map<string, StoredRating>();
    this.#classes.set(ratingClass, ratings);
    return ratings;
  }

  *ratings(): Generator<ReplayedRating> {
    for (const [ratingClass, ratings] of this.#classes)
      for (const [player, rating] of ratings) yield { ...rating, class: ratingClass, player };
  }
}

function merge(ratings: Map<string, StoredRating>, from: string, to: string): void {
  const moved = ratings.get(from);
  if (moved === undefined) return;
  const merged = mergedRating(ratings.get(to), moved) ?? moved;
  ratings.delete(from);
  ratings.set(to, merged);
}
