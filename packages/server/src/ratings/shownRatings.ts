import type { ClassRating, Leaderboard, RatingHistory, TableRatings } from '@pharos/protocol';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import { loadTable } from '../storage/games.ts';
import * as lists from '../storage/leaderboards.ts';
import { ratingsOf } from '../storage/ratings.ts';
import { botRating } from './botRatings.ts';
import { formatRatingClass, parseRatingClass, ratingClassOf } from './ratingClass.ts';
import { NEW_RATING, POINTS_PER_MU, pointsOf, PROVISIONAL_SIGMA } from './ratingModel.ts';
import { shown } from './shownRating.ts';

const WEEK_MS = 7 * 86_400_000;

interface Dependencies extends DatabaseAndTime {
  readonly finishedGames: { record(table: string): Promise<boolean> };
}

/** What people are told of ratings. */
export class ShownRatings {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  async leaderboard(ratingClass: string, period: Leaderboard['period'], viewer: string | null): Promise<Leaderboard> {
    const { db, time } = this.#with;
    const board = { class: ratingClass, doubtful: PROVISIONAL_SIGMA };
    const rows = await (period === 'all'
      ? lists.bestOf(db, board)
      : lists.gainersSince(db, board, new Date(time.now() - WEEK_MS)));
    return {
      class: ratingClass,
      period,
      classes: await lists.ratedClasses(db),
      entries: rows.map(({ guest, name, is_public, games, change, ...rating }) => ({
        guest,
        name,
        profile: is_public || guest === viewer ? name : null,
        games,
        change: Math.round(change * POINTS_PER_MU),
        ...shown(rating),
      })),
      listed: viewer === null ? null : await lists.isListed(db, viewer),
    };
  }

  /** Only their own, and those of people who want to be listed or have a public profile. */
  async ratingsOf(player: string, viewer: string | null): Promise<ClassRating[]> {
    await this.#check(player, viewer);
    const rows = await ratingsOf(this.#with.db, [player]);
    return rows
      .map((row) => ({ class: row.class, games: row.games, at: row.at.getTime(), ...shown(row) }))
      .sort((a, b) => b.games - a.games);
  }

  async history(player: string, ratingClass: string, viewer: string | null): Promise<RatingHistory> {
    await this.#check(player, viewer);
    const history = await lists.ratingHistory(this.#with.db, player, ratingClass);
    return {
      class: ratingClass,
      history: history.map((row) => ({ at: row.at.getTime(), ...shown(row) })),
      bots: botsIn(ratingClass),
    };
  }

  /** What a game is about, or was. A game that has just ended is counted first, if nobody has done so yet. */
  async ofTable(table: string): Promise<TableRatings> {
    const { db, finishedGames } = this.#with;
    const stored = await loadTable(db, table);
    if (stored === null || !stored.table.rated) throw new Refusal('NOT_FOUND', 'no game that counts');
    if (stored.table.phase === 'finished') await finishedGames.record(table);
    const ratingClass = ratingClassOf(stored.table.game, stored.table.options);
    const text = formatRatingClass(ratingClass);
    const changes = await lists.changesAt(db, table);
    const guests = stored.seats.flatMap(({ guest }) => (guest === null ? [] : [guest]));
    const now = (await ratingsOf(db, guests)).filter((row) => row.class === text);
    const seats = stored.seats.flatMap(({ seat, guest, level }): TableRatings['seats'][number][] => {
      const change = changes.find((row) => row.seat === seat);
      if (change !== undefined) {
        const before = { mu: change.mu_before, sigma: change.sigma_before };
        return [{ seat, before: shown(before), after: shown(change) }];
      }
      if (guest === null && level === null) return [];
      const known = guest === null ? botRating(ratingClass, level ?? '') : now.find((row) => row.guest === guest);
      return [{ seat, before: shown(known ?? NEW_RATING), after: null }];
    });
    return { class: text, seats };
  }

  setListed(guest: string, listed: boolean): Promise<void> {
    return lists.setListed(this.#with.db, guest, listed);
  }

  async #check(player: string, viewer: string | null): Promise<void> {
    if (player !== viewer && !(await lists.isShown(this.#with.db, player)))
      throw new Refusal('NOT_FOUND', 'nobody who wants to be found');
  }
}

function botsIn(text: string): RatingHistory['bots'] {
  const ratingClass = parseRatingClass(text);
  if (ratingClass === null) return [];
  return gameEntry(ratingClass.game).levels.flatMap((level) => {
    const anchor = botRating(ratingClass, level);
    return anchor === null ? [] : [{ level, points: pointsOf(anchor) }];
  });
}
