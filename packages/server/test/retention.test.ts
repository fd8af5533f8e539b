import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRetention, type Retention } from '../src/config/retention.ts';
import { applyRetention } from '../src/operations/retention.ts';
import { TestServer } from './support/testServer.ts';
import { ManualTime } from './support/manualTime.ts';
import { firstMove, valueOf, type TestClient } from './support/testClient.ts';

const DAY_MS = 86_400_000;
const FOR_EVER: Retention = {
  finished: null,
  abandoned: null,
  waiting: null,
  resting: null,
  unattended: null,
  analyses: null,
  chat: null,
  guests: null,
};

const time = new ManualTime();
let server: TestServer;
let ann: TestClient;

beforeAll(async () => {
  server = await TestServer.open({ time });
  ann = await server.newClient('Ann');
});
afterAll(() => server.close());

async function open(): Promise<string> {
  const seats = [{ kind: 'host' as const }, { kind: 'hotSeat' as const }];
  const { id } = (await ann.open({ seats, start: true })).table;
  await ann.send('POST', `/tables/${id}/chat`, { text: 'hello' });
  return id;
}

async function tables(): Promise<Map<string, string>> {
  const rows = await server.app.context.db.selectFrom('tables').select(['id', 'phase']).execute();
  return new Map(rows.map(({ id, phase }) => [id, phase]));
}

async function count(table: 'log' | 'chat' | 'guests', id?: string): Promise<number> {
  const { db } = server.app.context;
  if (table === 'guests') return (await db.selectFrom('guests').select('id').execute()).length;
  return (
    await db
      .selectFrom(table)
      .select('table_id')
      .where('table_id', '=', id ?? '')
      .execute()
  ).length;
}

const only = (wish: Partial<Retention>): Promise<void> => applyRetention(server.app.context, { ...FOR_EVER, ...wish });

it('retention closes games in which nobody moves, then deletes what was closed, and no game that goes on', async () => {
  const [left, played] = [await open(), await open()];
  await time.leap(20 * DAY_MS);
  const a = await ann.connect();
  const { game } = await a.watch(played);
  valueOf(await a.move(played, 0, firstMove(game)));
  await only({ resting: 15 });
  const phases = await tables();
  expect([phases.size, phases.get(left), phases.get(played)]).toEqual([2, 'closed', 'playing']);
  await only({ abandoned: 21, finished: 1, chat: 21 });
  expect((await tables()).size).toBe(2);
  await only({ abandoned: 19 });
  expect([...(await tables())]).toEqual([[played, 'playing']]);
  expect(await count('log', played)).toBe(1);
});

it('retention deletes finished games only if that was configured, and their chat earlier', async () => {
  const ids = [await open(), await open()];
  const end = new Date(time.now());
  await server.app.context.db
    .updateTable('tables')
    .set({ phase: 'finished', finished_at: end })
    .where('id', 'in', ids)
    .execute();
  await time.leap(200 * DAY_MS);
  ann = await server.newClient('Ann');
  const young = await open();
  await only(readRetention({}));
  expect(await Promise.all([...ids, young].map((id) => count('chat', id)))).toEqual([0, 0, 1]);
  expect([...(await tables()).keys()]).toEqual(expect.arrayContaining([...ids, young]));
  await only({ finished: 199 });
  for (const id of ids) expect((await tables()).has(id)).toBe(false);
  expect((await tables()).has(young)).toBe(true);
});

it('retention deletes guests in small parts, however many there are', async () => {
  const old = new Date(time.now() - 100 * DAY_MS);
  const guest = (number: number): object => ({ id: `old${number}`, name: 'Old', created_at: old, seen_at: old });
  const guests = Array.from({ length: 450 }, (_, number) => guest(number)) as {
    id: string;
    name: string;
    created_at: Date;
    seen_at: Date;
  }[];
  await server.app.context.db.insertInto('guests').values(guests).execute();
  const before = await count('guests');
  await only({ guests: 101 });
  expect(await count('guests')).toBe(before);
  await only({ guests: 99 });
  expect(await count('guests')).toBe(before - 450);
});

it('retention keeps whoever kept their identity, though they never sat down', async () => {
  const guest = await server.newClient();
  await guest.ask('/me/keep');
  const idle = await server.newClient();
  await time.leap(200 * DAY_MS);
  await only({ guests: 100 });
  const rows = await server.app.context.db.selectFrom('guests').select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  expect([ids.has(guest.guest.id), ids.has(idle.guest.id)]).toEqual([true, false]);
});

describe('settings of retention', () => {
  it('finished games are kept for ever unless something else is configured', () => {
    const { finished, resting, abandoned } = readRetention({ KEEP_ABANDONED_DAYS: '3' });
    expect([finished, resting, abandoned]).toEqual([null, null, 3]);
    expect(readRetention({ KEEP_CHAT_DAYS: 'forever' }).chat).toBeNull();
  });

  it.each(['0', '-1', '1.5', 'soon', '100000'])('%s is refused as a number of days', (text) => {
    expect(() => readRetention({ KEEP_GUESTS_DAYS: text })).toThrow('KEEP_GUESTS_DAYS is a number of days');
  });
});
