import { sql, type RawBuilder } from 'kysely';
import type { Db, Storage } from '../../storage/database.ts';
import { BETWEEN_GUESTS, OF_GUESTS, type KeptTable } from './format.ts';

/** Takes rows, each as JSON text. */
export type Take = (table: KeptTable, rows: readonly string[]) => Promise<void>;

/** Does some reading at one moment of the database. */
type Within = <Value>(work: (db: Db) => Promise<Value>) => Promise<Value>;

const GUESTS_AT_ONCE = 1000;
/** Few, for the embedded database serves nobody else meanwhile. */
const TABLES_AT_ONCE = 20;
const RATING_EVENTS_AT_ONCE = 500;
/** Guests younger than the backup, by clocks that need not agree. */
const MARGIN_MS = 3_600_000;

/**
 * Reads everything that is kept, a little at a time. A PostgreSQL server shows all of it as it was at one moment. The
 * embedded database would have to stop everybody for that: there each game is as it was at one moment, and one that
 * begins meanwhile may be missing.
 */
export async function readAll({ db, shared }: Pick<Storage, 'db' | 'shared'>, take: Take): Promise<void> {
  const begin = new Date(Date.now() - MARGIN_MS);
  if (shared === null) return readParts((work) => db.transaction().execute(work), begin, take);
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await snapshot.execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await readParts((work) => work(tx), null, take);
  });
}

/** `begin`: guests who came later may sit at the tables; null if nobody can have come. */
async function readParts(within: Within, begin: Date | null, take: Take): Promise<void> {
  for (const table of ['settings', 'daily_deals'] as const)
    await take(table, await within((db) => rows(db, table, sql`true`)));
  await inPages(GUESTS_AT_ONCE, (after, most) =>
    within(async (db) => {
      const ids = await idsAfter(db, 'guests', after, most);
      await take('guests', await rows(db, 'guests', sql`id = any(${ids})`));
      for (const table of OF_GUESTS) await take(table, await rows(db, table, sql`guest = any(${ids})`));
      return ids;
    }),
  );
  await inPages(TABLES_AT_ONCE, (after, most) =>
    within(async (db) => {
      const ids = await idsAfter(db, 'tables', after, most);
      await takeTables(db, ids, begin, take);
      return ids;
    }),
  );
  for (const table of BETWEEN_GUESTS)
    await within(async (db) => {
      if (begin !== null) await take('guests', await rows(db, 'guests', isNamedIn(table, begin)));
      await take(table, await rows(db, table, sql`true`));
    });
  await takeRatings(within, take);
}

/** What ratings follow from. It only ever grows at its end. */
async function takeRatings(within: Within, take: Take): Promise<void> {
  for (let after = 0; ;) {
    const last = await within(async (db) => {
      const query = db.selectFrom('rating_events').select('sequence').where('sequence', '>', after).orderBy('sequence');
      const { sequence } = (await query.limit(RATING_EVENTS_AT_ONCE).execute()).at(-1) ?? { sequence: after };
      const which = sql`sequence > ${after} and sequence <= ${sequence}`;
      await take('rating_events', await rows(db, 'rating_events', which));
      await take('rated_seats', await rows(db, 'rated_seats', which));
      return sequence;
    });
    if (last === after) return;
    after = last;
  }
}

/** Guests who came later, as far as a table refers to them. */
function isNamedIn(table: (typeof BETWEEN_GUESTS)[number], begin: Date): RawBuilder<unknown> {
  const named = REFERENCES[table].map((column) => sql`id in (select ${sql.ref(column)} from ${sql.table(table)})`);
  return named.length === 0 ? sql`false` : sql`created_at >= ${begin} and (${sql.join(named, sql` or `)})`;
}

const REFERENCES: Readonly<Record<(typeof BETWEEN_GUESTS)[number], readonly string[]>> = {
  relations: ['guest', 'other'],
  reports: ['reporter', 'about'],
  admin_log: [],
  puzzle_ratings: [],
};

async function takeTables(db: Db, ids: readonly string[], begin: Date | null, take: Take): Promise<void> {
  const own = sql`table_id = any(${ids})`;
  const hosts = sql`select host from tables where id = any(${ids})`;
  const seated = sql`select guest from seats where ${own}`;
  const invited = sql`select receiver from invitations where ${own}`;
  const newcomers = sql`created_at >= ${begin} and (id in (${hosts}) or id in (${seated}) or id in (${invited}))`;
  if (begin !== null) await take('guests', await rows(db, 'guests', newcomers));
  await take('tables', await rows(db, 'tables', sql`id = any(${ids})`));
  await take('seats', await rows(db, 'seats', own));
  await take('log', await rows(db, 'log', own));
  await take('chat', await rows(db, 'chat', own));
  await take('seat_results', await rows(db, 'seat_results', own));
  await take('analyses', await rows(db, 'analyses', own));
  await take('invitations', await rows(db, 'invitations', own));
}

/** Goes through all ids in order; `read` answers those it has dealt with. */
async function inPages(most: number, read: (after: string, most: number) => Promise<string[]>): Promise<void> {
  for (let after = ''; ;) {
    const last = (await read(after, most)).at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function idsAfter(db: Db, table: 'guests' | 'tables', after: string, most: number): Promise<string[]> {
  const query = db.selectFrom(table).select('id').where('id', '>', after).orderBy('id').limit(most);
  return (await query.execute()).map(({ id }) => id);
}

async function rows(db: Db, table: KeptTable, which: RawBuilder<unknown>): Promise<string[]> {
  const query = sql<{ row: string }>`select to_jsonb(r)::text as row from ${sql.table(table)} r where ${which}`;
  return (await query.execute(db)).rows.map(({ row }) => row);
}
