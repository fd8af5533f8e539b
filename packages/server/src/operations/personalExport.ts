import type { IdentityInfo } from '@pharos/protocol';
import type { Db } from '../storage/database.ts';
import { wholeAnalysesOf } from '../storage/analyses.ts';
import { relatedPeople } from '../storage/people.ts';
import { channelsOf, noticeSettingsOf } from '../storage/noticeChannels.ts';
import { progressOf } from '../storage/progress.ts';
import type { GuestRow } from '../storage/schema.ts';
import { recordOf } from './records.ts';

const AT_ONCE = 50;

interface PersonalData {
  readonly guest: GuestRow;
  readonly identity: IdentityInfo;
  readonly settings: object | null;
  readonly at: number;
}

/**
 * Everything that is kept about somebody, as one JSON document, a little at a time: who they are, what others are to them, what they said, the tables at
 * which they sit, the records of their games that are over with what was found out about them, the puzzles they tried, what counted for their ratings,
 * what they made of deals of the day and what they have learned. Nothing of it is secret: of games under way only that there is one.
 */
export async function* personalExport(db: Db, { guest, identity, settings, at }: PersonalData): AsyncGenerator<string> {
  const { id, name, language, created_at, seen_at } = guest;
  const head = { format: 1, at: new Date(at).toISOString(), id, name, language, created: created_at, seen: seen_at };
  const own = { identity, settings, ...(await ownPeople(db, guest)) };
  yield `${JSON.stringify({ pharos: 'identity', ...head, ...own }).slice(0, -1)},\n"messages":[`;
  yield* listed(messagesOf(db, id));
  yield `],\n"notices":${JSON.stringify(await noticesOf(db, id))},\n"games":[`;
  yield* listed(gamesOf(db, id));
  yield `],\n"puzzles":${JSON.stringify(await puzzlesOf(db, id))},\n"ratings":${JSON.stringify(await ownRatings(db, id))},\n"ratedGames":[`;
  yield* listed(ratedGamesOf(db, id));
  const learned = await progressOf(db, id);
  yield `],\n"daily":${JSON.stringify(await dailyTriesOf(db, id))},\n"progress":${JSON.stringify(learned)}}\n`;
}

/** What they are to others, what they were invited to and what they reported; what others said of them is theirs. */
async function ownPeople(db: Db, { id, presence, suspended_until, suspended_reason }: GuestRow): Promise<object> {
  const people = (await relatedPeople(db, id)).map(({ id, name, relation }) => ({ id, name, relation }));
  const invitations = db
    .selectFrom('invitations')
    .select(['table_id as table', 'sender', 'receiver', 'declined', 'at']);
  const reports = db.selectFrom('reports').select(['kind', 'name', 'words', 'note', 'at', 'state']);
  return {
    presence,
    suspended: suspended_until === null ? null : { until: suspended_until, reason: suspended_reason },
    people,
    invitations: await invitations.where('sender', '=', id).execute(),
    reports: await reports.where('reporter', '=', id).execute(),
  };
}

/** Where they want to be told something, without what only the other end knows. */
async function noticesOf(db: Db, guest: string): Promise<object> {
  const channels = (await channelsOf(db, guest)).map(({ kind, label, target, created_at }) => {
    const { url } = target as { url?: string };
    return { kind, label, url, created: created_at };
  });
  return { channels, settings: await noticeSettingsOf(db, guest) };
}

async function* listed(values: AsyncIterable<object>): AsyncGenerator<string> {
  let comma = '';
  for await (const value of values) {
    yield `${comma}\n${JSON.stringify(value)}`;
    comma = ',';
  }
}

async function* messagesOf(db: Db, guest: string): AsyncGenerator<object> {
  for (let after = 0; ;) {
    const query = db.selectFrom('chat').select(['id', 'table_id as table', 'text', 'at']);
    const rows = await query.where('guest', '=', guest).where('id', '>', after).orderBy('id').limit(AT_ONCE).execute();
    for (const { table, text, at } of rows) yield { table, text, at };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function* gamesOf(db: Db, guest: string): AsyncGenerator<object> {
  for (let after = ''; ;) {
    const seated = db.selectFrom('seats').select('table_id').where('guest', '=', guest);
    const query = db
      .selectFrom('tables')
      .select(['id', 'game', 'options', 'phase', 'created_at as created', 'finished_at as finished', 'result', 'seed'])
      .where('id', 'in', seated);
    const rows = await query.where('id', '>', after).orderBy('id').limit(AT_ONCE).execute();
    for (const { seed, ...row } of rows) {
      const isOver = seed !== null && (row.phase === 'finished' || row.phase === 'closed');
      const own = db.selectFrom('seats').select(['seat', 'name']).where('table_id', '=', row.id);
      const seats = await own.where('guest', '=', guest).orderBy('seat').execute();
      const results = await resultsOf(db, row.id, guest);
      yield { ...row, seats, results, ...(isOver ? await publishedOf(db, row.id) : {}) };
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** The record of a game that is over, and what the server found out about it. */
async function publishedOf(db: Db, table: string): Promise<object> {
  const analyses = await wholeAnalysesOf(db, table);
  return {
    record: await recordOf(db, table).catch(() => null),
    analyses: analyses.map(({ depth, made_at, result }) => ({
      depth,
      made: made_at,
      result: JSON.parse(result) as object,
    })),
  };
}

/** What is counted of a game for its player; nothing before the end. */
async function resultsOf(db: Db, table: string, guest: string): Promise<object[]> {
  const query = db
    .selectFrom('seat_results')
    .select(['seat', 'result', 'place', 'ending', 'points', 'categories', 'others', 'wonders', 'cards']);
  return query.where('table_id', '=', table).where('guest', '=', guest).execute();
}

/** Their first tries at puzzles, and what these have come to. */
async function puzzlesOf(db: Db, guest: string): Promise<object> {
  const tries = db.selectFrom('puzzle_tries').select(['puzzle_set as set', 'puzzle', 'solved', 'at']);
  const ratings = db.selectFrom('puzzle_solvers').select(['puzzle_set as set', 'mu', 'sigma', 'tries', 'solved']);
  return {
    ratings: await ratings.where('guest', '=', guest).orderBy('puzzle_set').execute(),
    tries: await tries.where('guest', '=', guest).orderBy('at').orderBy('puzzle').execute(),
  };
}

/** What they made of deals of the day. */
async function dailyTriesOf(db: Db, guest: string): Promise<object[]> {
  const query = db
    .selectFrom('daily_tries')
    .select(['day', 'deal', 'table_id as table', 'late', 'started_at as started', 'result', 'points', 'margin']);
  return query.where('guest', '=', guest).orderBy('started_at').execute();
}

/** Their ratings as they are now, as strength and its doubt. */
async function ownRatings(db: Db, guest: string): Promise<object[]> {
  const query = db.selectFrom('ratings').select(['class', 'mu', 'sigma', 'games', 'at']);
  return query.where('guest', '=', guest).orderBy('class').execute();
}

/** How they came about: every game that counted, in its order. */
async function* ratedGamesOf(db: Db, guest: string): AsyncGenerator<object> {
  for (let after = { sequence: 0, seat: 0 }; ;) {
    const { sequence, seat } = after;
    const rows = await db
      .selectFrom('rated_seats')
      .select([
        'sequence',
        'table_id as table',
        'seat',
        'class',
        'rank',
        'mu_before',
        'sigma_before',
        'mu',
        'sigma',
        'at',
      ])
      .where('guest', '=', guest)
      .where((of) => of(of.refTuple('sequence', 'seat'), '>', of.tuple(sequence, seat)))
      .orderBy('sequence')
      .orderBy('seat')
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
