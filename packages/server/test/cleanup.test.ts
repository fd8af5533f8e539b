import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from './support/testServer.ts';
import { ManualTime } from './support/manualTime.ts';
import { firstMove, valueOf, type State, type TestClient } from './support/testClient.ts';

const DAY_MS = 86_400_000;
const time = new ManualTime();
let server: TestServer;
let ann: TestClient;

beforeAll(async () => {
  server = await TestServer.open({ time }, { newGuestRate: { burst: 4, perSecond: 0.01 } });
  ann = await server.newClient('Ann');
});
afterAll(() => server.close());

it('the cleanup closes tables that waited in vain and deletes guests who never played, and nobody else', async () => {
  const waiting = (await ann.open()).table.id;
  const plan = { seats: [{ kind: 'host' }, { kind: 'bot', level: 'random' }], start: true } as const;
  const playing = (await ann.open({ ...plan, seats: [...plan.seats] })).table.id;
  const passer = await server.newClient();
  const phase = async (id: string): Promise<string> => (await ann.get<State>(`/tables/${id}`)).body.table.phase;
  const guests = async (): Promise<string[]> =>
    (await server.app.context.db.selectFrom('guests').select('id').execute()).map(({ id }) => id);
  await time.leap(6 * DAY_MS);
  expect([await phase(waiting), await phase(playing)]).toEqual(['waiting', 'playing']);
  await time.leap(2 * DAY_MS);
  await expect.poll(() => phase(waiting)).toBe('closed');
  expect(await guests()).toContain(passer.guest.id);
  await time.leap(90 * DAY_MS);
  await expect.poll(guests).not.toContain(passer.guest.id);
  expect(await guests()).toContain(ann.guest.id);
  expect(await phase(playing)).toBe('playing');
  const a = await ann.connect();
  const { game } = await a.watch(playing);
  valueOf(await a.move(playing, 0, firstMove(game)));
});

it.skipIf(process.env['PHAROS_TEST_STORAGE'] === 'postgres')(
  'the cleanup counts what is in tables that have grown, and leaves the others alone',
  async () => {
    const { db } = server.app.context;
    await sql`
      insert into guests (id, name, created_at, seen_at)
      select 'g' || i, 'Player ' || i, now(), timestamptz '2100-01-01' from generate_series(1, 5000) i`.execute(db);
    const counted = async (): Promise<Record<string, number>> => {
      const { rows } = await sql<{ name: string; rows: number }>`
        select relname as name, reltuples as rows from pg_class where relname in ('guests', 'tables')`.execute(db);
      return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
    };
    const before = await counted();
    expect(before['guests']).toBeLessThan(5000);
    await time.leap(DAY_MS / 24);
    await expect.poll(async () => (await counted())['guests']).toBeGreaterThanOrEqual(5000);
    expect((await counted())['tables']).toBe(before['tables']);
  },
);

it('one address can make only so many guests', async () => {
  const codes: number[] = [];
  for (let count = 0; count < 6; count++) codes.push((await fetch(`${server.url}/api/v1/me`)).status);
  expect(codes.at(0)).toBe(200);
  expect(codes.at(-1)).toBe(429);
  expect((await ann.get('/me')).status).toBe(200);
});
