import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDuplicate, openStorage, type Storage } from '../src/storage/database.ts';
import { appendLog } from '../src/storage/appendLog.ts';
import type { LogRow } from '../src/storage/schema.ts';
import { isUnavailable } from '../src/storage/unavailable.ts';
import { logOf } from './support/games.ts';
import { DATABASES, insertGame, postgresUrl } from './support/database.ts';

function row(table: string, entry: number, command: string | null = null): LogRow {
  const move = { kind: 'move', seat: 0, text: `"${entry}" \\ é 🂡`, version: entry, by_bot: false } as const;
  return { table_id: table, entry, ...move, rules: null, command, at: new Date(1_700_000_000_000 + entry) };
}

describe.each(DATABASES)('appends to $name', ({ open }) => {
  let storage: Storage;
  let tables = 0;

  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.close());

  async function newTable(): Promise<string> {
    const id = `t${++tables}`;
    await insertGame(storage.db, id);
    return id;
  }

  const tableOf = (id: string) =>
    storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('appends store entries and what follows from them as they were given', async () => {
    const id = await newTable();
    const finished_at = new Date(1_700_000_000_123);
    await appendLog(storage.db, id, [row(id, 1), row(id, 2, 'c')], { to_act: 5, phase: 'finished', finished_at });
    expect(await logOf(storage.db, id)).toEqual([row(id, 1), row(id, 2, 'c')]);
    expect(await tableOf(id)).toMatchObject({ to_act: 5, phase: 'finished', finished_at, revision: 0 });
    await appendLog(storage.db, id, [], { keeper: null, revision: 3 });
    expect(await tableOf(id)).toMatchObject({ to_act: 5, finished_at, revision: 3 });
  });

  it('appends of many tables at once keep the order of each', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, newTable));
    const appends = [1, 2, 3, 4, 5].flatMap((entry) =>
      ids.map((id, at) =>
        appendLog(storage.db, id, [row(id, entry)], { to_act: entry, ...(at % 3 === 0 ? { revision: entry } : {}) }),
      ),
    );
    await Promise.all(appends);
    for (const [at, id] of ids.entries()) {
      expect((await logOf(storage.db, id)).map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 5]);
      expect(await tableOf(id)).toMatchObject({ to_act: 5, revision: at % 3 === 0 ? 5 : 0 });
    }
  });

  it('appends that cannot be stored do no harm to those beside them', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, newTable));
    await appendLog(storage.db, ids[3], [row(ids[3], 1, 'same')], {});
    const first = appendLog(storage.db, ids[0], [row(ids[0], 1)], { to_act: 1 });
    const rest = ids.slice(1).map((id, at) => {
      const rows = at === 2 ? [row(id, 2), row(id, 3, 'same')] : [row(id, 1)];
      return appendLog(storage.db, at === 4 ? 'nowhere' : id, at === 4 ? [row('nowhere', 1)] : rows, { to_act: 1 });
    });
    const outcomes = await Promise.allSettled([first, ...rest]);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([1, 1, 1, 0, 1, 0, 1, 1].map(Boolean));
    const [, , , twice, , nowhere] = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null));
    expect([isDuplicate(twice), isDuplicate(nowhere)]).toEqual([true, false]);
    expect((await logOf(storage.db, ids[3])).map(({ entry }) => entry)).toEqual([1]);
    expect(await tableOf(ids[3])).toMatchObject({ to_act: 0 });
    expect(await tableOf(ids[4])).toMatchObject({ to_act: 1 });
  });

  it('appends tell a command that was carried out from one that is new', async () => {
    const id = await newTable();
    const both = [1, 1].map((entry) => appendLog(storage.db, id, [row(id, entry, 'once')], {}));
    const [first, second] = await Promise.allSettled(both);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  });

  it('a mistake in a query leaves the next answers in order', async () => {
    const asked = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0
        ? sql<{ n: number }>`select ${n}::int as n`.execute(storage.db).then(({ rows }) => rows[0].n)
        : sql`select nonsense`.execute(storage.db).catch((error: unknown) => isUnavailable(error)),
    );
    expect(await Promise.all(asked)).toEqual(asked.map((_, n) => (n % 2 === 0 ? n : false)));
  });
});

describe('PostgreSQL', () => {
  it('PostgreSQL is brought up to date once by nodes that start together', async () => {
    const url = await postgresUrl();
    const open = (): Promise<Storage> => openStorage({ kind: 'postgres', url }, () => undefined);
    const nodes = await Promise.all([open(), open(), open()]);
    await insertGame(nodes[0].db, 'shared');
    const seen = await Promise.all(
      nodes.map(({ db }) => db.selectFrom('tables').select('id').where('id', '=', 'shared').execute()),
    );
    expect(seen.map((rows) => rows.length)).toEqual([1, 1, 1]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('a database that goes away is told from queries that make no sense', async () => {
    const nobody = openStorage({ kind: 'postgres', url: 'postgres://127.0.0.1:1/none' }, () => undefined);
    await expect(nobody).rejects.toSatisfy(isUnavailable);
    const storage = await openStorage({ kind: 'postgres', url: await postgresUrl() }, () => undefined);
    const failure = (statement: string): Promise<unknown> =>
      sql
        .raw(statement)
        .execute(storage.db)
        .catch((error: unknown) => error);
    expect(isUnavailable(await failure('select pg_terminate_backend(pg_backend_pid())'))).toBe(true);
    expect(isUnavailable(await failure('set statement_timeout = 20; select pg_sleep(1)'))).toBe(true);
    expect(isUnavailable(await failure('select 1 / 0'))).toBe(false);
    expect(isUnavailable(await failure('select'))).toBe(false);
    // A connection that is just being closed.
    const client = await storage.shared?.connect();
    const closed = client?.end();
    await expect(client?.query('select')).rejects.toSatisfy(isUnavailable);
    await closed;
    client?.release(true);
    await storage.close();
  });
});
