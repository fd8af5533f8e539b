import { sql, type RawBuilder } from 'kysely';
import type { HistoryFilter, Opponent, SeatProfile } from '@pharos/protocol';
import type { Db } from './database.ts';
import type { CountTopic, SeatResultRow } from './schema.ts';

/** Whose games, and whether all of them or only those that strangers may know of. */
export interface HistoryScope {
  readonly guest: string;
  readonly isPublicOnly: boolean;
}

interface Place {
  readonly at: Date;
  readonly table: string;
}

export interface HistoryRow extends Pick<
  SeatResultRow,
  | 'table_id'
  | 'seat'
  | 'game'
  | 'players'
  | 'team_size'
  | 'finished_at'
  | 'result'
  | 'place'
  | 'ending'
  | 'is_scored'
  | 'points'
  | 'wonders'
> {
  readonly options: unknown;
}

/** Finished games of a guest, the last ones first. */
export async function historyOf(
  db: Db,
  { guest, isPublicOnly }: HistoryScope,
  filter: Omit<HistoryFilter, 'after'>,
  after: Place | null,
  most: number,
): Promise<HistoryRow[]> {
  const { game, expansions, players, opponent, result, from, to } = filter;
  const wanted: RawBuilder<unknown>[] = [sql`r.guest = ${guest}`];
  if (isPublicOnly) wanted.push(sql`r.is_public`);
  if (game !== undefined) wanted.push(sql`r.game = ${game}`);
  if (expansions !== undefined) wanted.push(sql`r.expansions = ${expansions}`);
  if (players !== undefined) wanted.push(sql`r.players = ${players}`);
  if (result !== undefined) wanted.push(sql`r.result = ${result}`);
  if (from !== undefined) wanted.push(sql`r.finished_at >= ${new Date(from)}`);
  if (to !== undefined) wanted.push(sql`r.finished_at < ${new Date(to)}`);
  if (after !== null) wanted.push(sql`(r.finished_at, r.table_id) < (${after.at}, ${after.table})`);
  if (opponent !== undefined)
    wanted.push(sql`exists (select from seat_results o where o.table_id = r.table_id and o.guest = ${opponent})`);
  const { rows } = await sql<HistoryRow>`
    select page.*, tables.options from (
      select r.table_id, r.seat, r.game, r.players, r.team_size, r.finished_at, r.result, r.place, r.ending, r.is_scored, r.points,
        r.wonders
      from seat_results r where ${sql.join(wanted, sql` and `)}
      order by r.finished_at desc, r.table_id desc limit ${most}) page
    join tables on tables.id = page.table_id
    order by page.finished_at desc, page.table_id desc`.execute(db);
  return rows;
}

export interface SeatAtGame {
  readonly table_id: string;
  readonly seat: number;
  readonly kind: 'open' | 'guest' | 'bot';
  readonly name: string | null;
  readonly level: string | null;
  readonly kept: boolean;
  readonly points: number;
  readonly place: number | null;
  /** The name of the public profile behind it. */
  readonly profile: string | null;
}

/** Everybody at some games. */
export async function seatsAtGames(db: Db, tables: readonly string[]): Promise<SeatAtGame[]> {
  const { rows } = await sql<SeatAtGame>`
    select r.table_id, r.seat, s.kind, s.name, s.level, s.kept, r.points, r.place, g.name as profile
    from seat_results r join seats s on s.table_id = r.table_id and s.seat = r.seat
    left join identities i on i.guest = r.guest and i.is_public left join guests g on g.id = i.guest
    where r.table_id = any(${[...tables]}) order by r.table_id, r.seat`.execute(db);
  return rows;
}

/** Those at a table whose profile is public. */
export async function profilesAt(db: Db, table: string): Promise<SeatProfile[]> {
  return db
    .selectFrom('seats')
    .innerJoin('identities', 'identities.guest', 'seats.guest')
    .innerJoin('guests', 'guests.id', 'seats.guest')
    .select(['seats.seat', 'guests.name as profile'])
    .where('seats.table_id', '=', table)
    .where('identities.is_public', '=', true)
    .orderBy('seats.seat')
    .execute();
}

/** In which opponents are looked for. */
const LATEST_GAMES = 200;

/** People with whom a guest played lately, the last ones first. */
export async function opponentsOf(db: Db, guest: string): Promise<Opponent[]> {
  const { rows } = await sql<Opponent>`
    select g.id, g.name, g.kept from (
      select o.guest, max(mine.finished_at) as last from (
        select table_id, finished_at from seat_results where guest = ${guest}
        order by finished_at desc, table_id desc limit ${LATEST_GAMES}) mine
      join seat_results o on o.table_id = mine.table_id and o.guest <> ${guest} group by o.guest) met
    join guests g on g.id = met.guest order by met.last desc, g.id`.execute(db);
  return rows;
}

export interface CountRow {
  readonly game: string;
  readonly topic: CountTopic;
  readonly expansions: string;
  readonly players: number;
  readonly key: string;
  readonly side: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly points: number;
  readonly others: number;
}

/** What is counted of a guest's results; of cards those that most cities had, for each game. */
export async function countsOf(db: Db, scope: HistoryScope, mostCards: number): Promise<CountRow[]> {
  const which = sql`guest = ${scope.guest} ${scope.isPublicOnly ? sql`and is_public` : sql``}`;
  const { rows } = await sql<CountRow>`
    select game, topic, expansions, players, key, side, games, won, drawn, points, others from (
      select game, topic, expansions, players, key, side, sum(games)::integer as games, sum(won)::integer as won,
        sum(drawn)::integer as drawn, sum(points)::float as points, sum(others)::float as others,
        row_number() over (partition by game, topic order by sum(games) desc, key) as rank
      from result_counts where ${which} group by game, topic, expansions, players, key, side) counted
    where topic <> 'card' or rank <= ${mostCards} order by game, topic, rank`.execute(db);
  return rows;
}

/** How often two guests met as opponents, and how often the first was ahead or behind. */
export async function headToHead(
  db: Db,
  guest: string,
  other: string,
): Promise<{ readonly games: number; readonly ahead: number; readonly behind: number }> {
  const { rows } = await sql<{ games: number; ahead: number; behind: number }>`
    select count(*)::integer as games, count(*) filter (where mine.place < theirs.place)::integer as ahead,
      count(*) filter (where mine.place > theirs.place)::integer as behind
    from seat_results mine join seat_results theirs on theirs.table_id = mine.table_id
    where mine.guest = ${guest} and theirs.guest = ${other} and mine.result <> 'none'
    and mine.seat / mine.team_size <> theirs.seat / theirs.team_size`.execute(db);
  return rows[0];
}

export interface ProfileRow {
  readonly guest: string;
  readonly name: string;
  readonly kept_at: Date;
  readonly is_public: boolean;
}

/** A profile that whoever asks may see: a public one, or their own. One query for all cases: none takes longer than another. */
export async function findProfile(db: Db, nameKey: string, asking: string | null): Promise<ProfileRow | null> {
  const query = db
    .selectFrom('identities')
    .innerJoin('guests', 'guests.id', 'identities.guest')
    .select(['identities.guest', 'guests.name', 'identities.kept_at', 'identities.is_public'])
    .where('identities.name_key', '=', nameKey)
    .where((or) => or.or([or('identities.is_public', '=', true), or('identities.guest', '=', asking ?? '')]));
  return (await query.executeTakeFirst()) ?? null;
}

/** Answers whether there is such an identity. */
export async function showProfile(db: Db, guest: string, isPublic: boolean): Promise<boolean> {
  const update = db.updateTable('identities').set({ is_public: isPublic }).where('guest', '=', guest);
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
}
