import type { HistoryFilter, HistoryGame, HistoryPage, Opponent, Profile, Statistics } from '@pharos/protocol';
import { nameKey } from '../identity/nameKey.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import {
  countsOf,
  findProfile,
  headToHead,
  historyOf,
  opponentsOf,
  profilesAt,
  seatsAtGames,
  showProfile,
  type HistoryRow,
  type HistoryScope,
  type ProfileRow,
  type SeatAtGame,
} from '../storage/history.ts';
import { streakOf } from '../storage/streaks.ts';
import { statisticsFrom } from './statistics.ts';

const GAMES_AT_ONCE = 25;
const CARDS_SHOWN = 12;

/** Finished games and statistics, one's own and those of public profiles. Strangers learn of games at public tables only. */
export class PlayerHistory {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async games(scope: HistoryScope, { after, ...filter }: HistoryFilter): Promise<HistoryPage> {
    const rows = await historyOf(this.#db, scope, filter, readCursor(after), GAMES_AT_ONCE + 1);
    const shown = rows.slice(0, GAMES_AT_ONCE);
    const seats =
      shown.length === 0
        ? []
        : await seatsAtGames(
            this.#db,
            shown.map((row) => row.table_id),
          );
    const last = rows.length > GAMES_AT_ONCE ? shown.at(-1) : undefined;
    return {
      games: shown.map((row) =>
        historyGame(
          row,
          seats.filter(({ table_id }) => table_id === row.table_id),
        ),
      ),
      next: last === undefined ? null : `${last.finished_at.getTime()}.${last.table_id}`,
    };
  }

  async opponents(guest: string): Promise<Opponent[]> {
    const found = await opponentsOf(this.#db, guest);
    // Whoever was forgotten has no name.
    return found.filter(({ name }) => name !== '');
  }

  async statistics(scope: HistoryScope): Promise<Statistics> {
    const counts = await countsOf(this.#db, scope, CARDS_SHOWN);
    return statisticsFrom(counts, await streakOf(this.#db, scope));
  }

  /** `asking` is null for somebody unknown. */
  async profile(name: string, asking: string | null): Promise<Profile> {
    const row = await this.#find(name, asking);
    const mine = row.guest === asking;
    return {
      id: row.guest,
      name: row.name,
      since: row.kept_at.getTime(),
      public: row.is_public,
      mine,
      statistics: await this.statistics(scopeFor(row, asking)),
      headToHead: mine || asking === null ? null : await headToHead(this.#db, asking, row.guest),
    };
  }

  /** Games of a profile, as far as whoever asks may know of them. */
  async gamesOf(name: string, asking: string | null, filter: HistoryFilter): Promise<HistoryPage> {
    return this.games(scopeFor(await this.#find(name, asking), asking), filter);
  }

  /** Of those at a table whose profile is public. */
  profilesAt(table: string): ReturnType<typeof profilesAt> {
    return profilesAt(this.#db, table);
  }

  async show(guest: string, isPublic: boolean): Promise<void> {
    if (!(await showProfile(this.#db, guest, isPublic)))
      throw new Refusal('NOT_KEPT', 'only a kept identity has a profile');
  }

  /** A private profile is no more than that of nobody. */
  async #find(name: string, asking: string | null): Promise<ProfileRow> {
    const row = await findProfile(this.#db, nameKey(name), asking);
    if (row === null) throw new Refusal('NOT_FOUND', 'no public profile of that name');
    return row;
  }
}

function scopeFor({ guest }: ProfileRow, asking: string | null): HistoryScope {
  return { guest, isPublicOnly: guest !== asking };
}

function readCursor(after: string | undefined): { readonly at: Date; readonly table: string } | null {
  if (after === undefined) return null;
  const dot = after.indexOf('.');
  const at = new Date(Number(after.slice(0, dot)));
  if (Number.isNaN(at.getTime())) throw new Refusal('BAD_REQUEST', 'no such place to go on from');
  return { at, table: after.slice(dot + 1) };
}

function historyGame(row: HistoryRow, seats: readonly SeatAtGame[]): HistoryGame {
  return {
    table: row.table_id,
    game: row.game,
    options: row.options,
    finished: row.finished_at.getTime(),
    result: row.result,
    place: row.place,
    parties: row.players / row.team_size,
    ending: row.ending,
    scored: row.is_scored,
    points: row.points,
    wonder: row.wonders.at(0)?.wonder ?? null,
    seats: seats.map(({ seat, kind, name, level, kept, points, place, profile }) => ({
      seat,
      kind: kind === 'bot' ? 'bot' : 'guest',
      name,
      level,
      kept,
      mine: seat === row.seat,
      profile,
      points,
      place,
    })),
  };
}
