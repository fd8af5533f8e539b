import { createHash } from 'node:crypto';
import type { DailyArchive, DailyDeal, DailyToday, GameRecord, TableState } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealSeed, DEALS } from '../src/daily/dealsOfTheDay.ts';
import { DATABASES } from './support/database.ts';
import { first, last, playDeal } from './support/dailyGames.ts';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, type TestClient } from './support/testClient.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';

const DAY_MS = 86_400_000;

const todayOf = async (client: TestClient): Promise<DailyToday> => (await client.get<DailyToday>('/daily')).body;
const dealOf = async (client: TestClient, day: string, deal: string): Promise<DailyDeal> =>
  (await client.get<DailyDeal>(`/daily/${day}/${deal}`)).body;
const start = async (client: TestClient, day: string, deal: string, late = false): Promise<string> =>
  (await client.ask<{ table: string }>(`/daily/${day}/${deal}`, { late })).table;
const stateOf = async (client: TestClient, table: string): Promise<TableState> =>
  (await client.get<TableState>(`/tables/${table}`)).body;
/** Simultaneous choices may be made in any order. */
const rounds = (log: readonly string[], seats: number): string[] =>
  log
    .map((_, at) =>
      at % seats === 0
        ? log
            .slice(at, at + seats)
            .toSorted()
            .join('; ')
        : '',
    )
    .filter(Boolean);

describe('deals of the day', () => {
  const time = new ManualTime();
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ time });
  });
  afterAll(() => server.close());

  it('there is one of each kind, the same for everybody, with the same seat and bots', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const { day, until, now, deals, streak } = await todayOf(ann);
    expect([day, until - now, streak]).toEqual(['2030-01-01', DAY_MS / 2, 0]);
    expect(deals.map(({ deal, players }) => [deal, players])).toEqual([
      ['duel', 2],
      ['duel-agora', 2],
      ['wonders', 4],
      ['wonders-armada', 4],
    ]);
    for (const deal of DEALS) {
      const tables = [await start(ann, day, deal), await start(bob, day, deal)];
      expect(tables[0]).not.toBe(tables[1]);
      const [a, b] = await Promise.all([stateOf(ann, tables[0]), stateOf(bob, tables[1])]);
      expect(a.table.commitment).toBe(b.table.commitment);
      expect(a.table.options).toEqual(b.table.options);
      expect(a.table.seats.map(({ level }) => level)).toEqual(b.table.seats.map(({ level }) => level));
      expect(a.table).toMatchObject({ hints: false, memory: false, chat: false, secret: null, daily: { day, deal } });
      expect(a.game?.canUndo).toBe(false);
    }
  });

  it.each(DEALS)('the same moves bring the same game of %s, whenever they are made', async (deal) => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const { day } = await todayOf(ann);
    const one = await playDeal(server, ann, await start(ann, day, deal), { pick: last, most: 12 });
    const other = await playDeal(server, bob, await start(bob, day, deal), { pick: last, most: 12, lag: 15 });
    const seats = deal.startsWith('duel') ? 1 : 4;
    const shared = Math.floor(Math.min(one.length, other.length) / seats) * seats;
    expect(shared).toBeGreaterThan(8);
    expect(rounds(one.slice(0, shared), seats)).toEqual(rounds(other.slice(0, shared), seats));
  });

  it('there is one try, on whatever device it is gone on with', async () => {
    const ann = await server.newClient('Ann');
    const { day } = await todayOf(ann);
    const [table, again] = await Promise.all([start(ann, day, 'duel'), start(ann, day, 'duel')]);
    expect(again).toBe(table);
    await playDeal(server, ann, table, { most: 2 });
    expect(await start(ann, day, 'duel')).toBe(table);
    expect((await dealOf(ann, day, 'duel')).own).toEqual({ table, state: 'playing', score: null });
    await ann.command(table, { do: 'leave' });
    expect((await dealOf(ann, day, 'duel')).own).toEqual({ table, state: 'left', score: null });
    expect(await start(ann, day, 'duel')).toBe(table);
    expect((await stateOf(ann, table)).table.phase).toBe('closed');
  });

  it('nothing is taken back and no hint is given', async () => {
    const ann = await server.newClient('Ann');
    const { day } = await todayOf(ann);
    const table = await start(ann, day, 'wonders');
    const { v } = (await stateOf(ann, table)).game ?? { v: 0 };
    const socket = await ann.connect();
    await socket.watch(table);
    expect(codeOf(await socket.raw('hint', { table, v }))).toBe('HINTS_OFF');
    expect(codeOf(await socket.raw('memory', { table, v }))).toBe('MEMORY_OFF');
    expect(await ann.refusal(`/tables/${table}/undo`, { v })).toBe('UNDO_OFF');
  });

  it('nobody sees the seed or what others made of a deal before their own try is over', async () => {
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const { day } = await todayOf(ann);
    const [own, other] = [await start(ann, day, 'duel'), await start(bob, day, 'duel')];
    await playDeal(server, bob, other);
    await server.app.context.bestResults.idle();
    expect((await ann.get(`/tables/${own}/record`)).status).toBe(409);
    const seen = await dealOf(ann, day, 'duel');
    expect([seen.spread, seen.best, seen.place]).toEqual([null, null, null]);
    expect(JSON.stringify([seen, await stateOf(ann, own), await todayOf(ann)])).not.toContain('seed');
    for (const path of [`/tables/${other}`, `/tables/${other}/record`]) {
      const { status, body } = await ann.get<{ code: string }>(path);
      expect([status, body.code]).toEqual([403, 'DAILY_HIDDEN']);
    }
    expect(codeOf(await (await ann.connect()).raw('watch', { table: other }))).toBe('DAILY_HIDDEN');
    const told = await dealOf(bob, day, 'duel');
    expect(told.spread).not.toBe(null);
    expect(told.best).toMatchObject({ level: 'master' });
    const { body } = await bob.get<GameRecord>(`/tables/${other}/record`);
    const { commitment } = (await stateOf(ann, own)).table;
    expect(body.deal?.method).toBe('server');
    expect(
      createHash('sha256')
        .update(Buffer.from(body.save.seed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(commitment);
  });

  it('deals of other days and kinds, and those of other servers, have nothing in common', () => {
    const [one, two] = ['11'.repeat(32), '22'.repeat(32)];
    const ids = [
      { day: '2030-01-01', deal: 'duel' },
      { day: '2030-01-02', deal: 'duel' },
      { day: '2030-01-01', deal: 'wonders' },
    ];
    const seeds = [...ids.map((id) => dealSeed(one, id)), dealSeed(two, ids[0])];
    expect(new Set(seeds).size).toBe(4);
    for (const seed of seeds) expect(seed).toMatch(/^[\da-f]{64}$/);
  });

  it('what does not exist, or not yet, is refused', async () => {
    const ann = await server.newClient('Ann');
    expect(await ann.refusal('/daily/2030-01-02/duel', {})).toBe('NOT_FOUND');
    expect(await ann.refusal('/daily/2029-12-31/duel', { late: true })).toBe('NOT_FOUND');
    expect(await ann.refusal('/daily/2030-01-01/chess', {})).toBe('NOT_FOUND');
    expect(await ann.refusal('/daily/2030-02-31/duel', {})).toBe('BAD_REQUEST');
    expect((await ann.get('/daily/2029-12-31/duel')).status).toBe(404);
    expect((await ann.get('/daily/archive?month=2030-13')).status).toBe(400);
    const stranger = await fetch(`${server.url}/api/v1/daily/2030-01-01/duel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(stranger.status).toBe(401);
  });

  it('results are in order, with the place of everybody and without their names', async () => {
    const fresh = await TestServer.open({ time });
    const [ann, bob, cy] = await fresh.newClients('Ann', 'Bob', 'Cy');
    const { day } = await todayOf(ann);
    await playDeal(fresh, ann, await start(ann, day, 'duel'), { pick: first });
    await playDeal(fresh, bob, await start(bob, day, 'duel'), { pick: last });
    const left = await start(cy, day, 'duel');
    await cy.command(left, { do: 'resign' });
    await fresh.app.context.finishedGames.idle();
    const told = await Promise.all([ann, bob, cy].map((one) => dealOf(one, day, 'duel')));
    expect(told.map(({ tries }) => tries)).toEqual([3, 3, 3]);
    expect(told[2].own?.score).toMatchObject({ result: 'lost', margin: null });
    // Another one may have lost before points were counted, too.
    expect(told[2].place).toMatchObject({ of: 3, worse: 0 });
    expect(told[0].spread?.reduce((sum, { tries }) => sum + tries, 0)).toBe(3);
    expect(JSON.stringify(told)).not.toMatch(/Ann|Bob|Cy/);
    expect((await todayOf(ann)).streak).toBe(1);
    await fresh.close();
  });

  it('at midnight by Greenwich time the deals change; what was begun before goes on and counts for its day', async () => {
    const midnight = new ManualTime();
    const fresh = await TestServer.open({ time: midnight });
    const [ann, bob] = await fresh.newClients('Ann', 'Bob');
    const { day } = await todayOf(ann);
    const table = await start(ann, day, 'duel');
    const { commitment } = (await stateOf(ann, table)).table;
    await midnight.leap(DAY_MS / 2 - 1);
    expect((await todayOf(ann)).day).toBe(day);
    await midnight.leap(1);
    const next = await todayOf(ann);
    expect(next.day).toBe('2030-01-02');
    expect(next.deals[0].own).toBe(null);
    expect(await start(ann, day, 'duel')).toBe(table);
    await playDeal(fresh, ann, table);
    expect((await dealOf(ann, day, 'duel')).place).toEqual({ place: 1, of: 1, worse: 0 });
    const today = await start(ann, next.day, 'duel');
    expect((await stateOf(ann, today)).table.commitment).not.toBe(commitment);

    expect(await bob.refusal(`/daily/${day}/duel`, {})).toBe('DAY_OVER');
    const late = await start(bob, day, 'duel', true);
    expect((await stateOf(bob, late)).table).toMatchObject({ commitment, daily: { day, deal: 'duel', isLate: true } });
    expect((await dealOf(bob, day, 'duel')).late).toEqual({ table: late, state: 'playing', score: null });
    await playDeal(fresh, bob, late);
    const told = await dealOf(bob, day, 'duel');
    expect([told.own, told.late, told.tries, told.isOver]).toEqual([null, null, 1, true]);
    // Everybody may see now what was played.
    expect((await bob.get(`/tables/${table}/record`)).status).toBe(200);
    const { first: from, tries } = (await ann.get<DailyArchive>('/daily/archive?month=2030-01')).body;
    expect(from).toBe(day);
    expect(tries.map((one) => [one.day, one.state])).toEqual([
      [day, 'finished'],
      ['2030-01-02', 'playing'],
    ]);
    expect((await bob.get<DailyArchive>('/daily/archive?month=2030-01')).body.tries).toEqual([]);
    await fresh.close();
  });

  it('the export has the tries, and whoever is forgotten takes theirs along', async () => {
    const ann = await server.newClient('Ann');
    const { day } = await todayOf(ann);
    const table = await start(ann, day, 'duel');
    await playDeal(server, ann, table);
    const { body } = await ann.get<{ daily: object[] }>('/me/export');
    expect(body.daily).toMatchObject([{ day, deal: 'duel', table, late: false }]);
    const { db } = server.app.context;
    const stored = () => db.selectFrom('daily_tries').select('guest').where('table_id', '=', table).execute();
    expect(await stored()).toHaveLength(1);
    await ann.ask('/me/delete', { name: 'Ann' });
    expect(await stored()).toEqual([]);
  });
});

describe.each(DATABASES)('deals of the day on $name', ({ open }) => {
  it('a try that a restart interrupts goes on, and its result is stored', async () => {
    const shared = await sharedStorage(open);
    const before = await TestServer.open({ storage: shared.storage });
    const ann = await before.newClient('Ann');
    const { day } = await todayOf(ann);
    const table = await start(ann, day, 'wonders');
    await playDeal(before, ann, table, { most: 3 });
    const { commitment } = (await stateOf(ann, table)).table;
    await before.close();
    const after = await TestServer.open({ storage: shared.storage });
    const back = ann.at(after.url);
    expect(await start(back, day, 'wonders')).toBe(table);
    expect((await stateOf(back, table)).table.commitment).toBe(commitment);
    await playDeal(after, back, table);
    const { own, place } = await dealOf(back, day, 'wonders');
    expect(own?.state).toBe('finished');
    expect(place).toEqual({ place: 1, of: 1, worse: 0 });
    await after.close();
    await shared.close();
  });
});
