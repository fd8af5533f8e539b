import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable, Refused } from '@pharos/protocol';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { createBotPool, type BotRequest, type BotPool } from '../src/bots/botPool.ts';
import { TestCluster } from './support/cluster.ts';
import { directBotPool, TestServer } from './support/testServer.ts';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, firstMove, valueOf, type State, type Update, type TestClient } from './support/testClient.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const bot = { kind: 'bot', level: 'random' } as const;
const AGAINST_BOT: Partial<NewTable> = { seats: [{ kind: 'host' }, bot], start: true };
/** Three cities, two of them of bots: nobody waits for anybody. */
const WONDERS: Partial<NewTable> = {
  game: 'wonders',
  options: { players: 3, sides: 'random' },
  seats: [{ kind: 'host' }, bot, bot],
  clock: { kind: 'perMove', seconds: 5 },
  start: true,
};

/** So that what is under way in other places is done. */
const soon = (ms = 60): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('games with bots of one guest', () => {
  it('one guest has so many games with bots and no more, however they are asked for at once; one that is left makes room', async () => {
    const server = await TestServer.open({}, { maxBotGames: 3 });
    const ann = await server.newClient('Ann');
    const plan = { game: 'duel', ...AGAINST_BOT };
    const asked = Array.from({ length: 8 }, () => ann.send<State & Refused>('POST', '/tables', plan));
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 5 }, () => [429, 'TOO_MANY_BOT_GAMES']),
    );
    // Nothing is left of those that were refused.
    const mine = (await ann.get<{ phase: string }[]>('/tables/mine')).body;
    expect(mine.map(({ phase }) => phase)).toEqual(['playing', 'playing', 'playing']);
    // Others, and games among people, are not concerned.
    await (await server.newClient('Bob')).open(AGAINST_BOT);
    await ann.open();
    const opened = answers.find(({ status }) => status === 200);
    await ann.command(opened?.body.table.id ?? '', { do: 'leave' });
    await ann.open(AGAINST_BOT);
    await server.close();
  });

  it('the games with bots of one guest are counted when the host starts a table, and a rematch waits for its start', async () => {
    const server = await TestServer.open({}, { maxBotGames: 1 });
    const ann = await server.newClient('Ann');
    const waiting = await ann.open({ seats: [{ kind: 'host' }, bot] });
    const { table } = await ann.open(AGAINST_BOT);
    expect(await ann.refusal(`/tables/${waiting.table.id}`, { do: 'start' })).toBe('TOO_MANY_BOT_GAMES');
    const { db, rooms } = server.app.context;
    await db.updateTable('tables').set({ phase: 'finished' }).where('id', '=', table.id).execute();
    await rooms.invalidate(table.id);
    await ann.command(waiting.table.id, { do: 'start' });
    const { rematch } = await ann.command(table.id, { do: 'rematch' });
    expect((await ann.get<State>(`/tables/${rematch}`)).body.table.phase).toBe('waiting');
    await server.close();
  });

  it('the games with bots of one guest do not count when nothing has happened there for half an hour', async () => {
    const time = new ManualTime();
    const server = await TestServer.open({ time }, { maxBotGames: 1 });
    const ann = await server.newClient('Ann');
    await ann.open(AGAINST_BOT);
    expect(await ann.refusal('/tables', { game: 'duel', ...AGAINST_BOT })).toBe('TOO_MANY_BOT_GAMES');
    await time.leap(31 * MINUTE);
    await ann.open(AGAINST_BOT);
    await server.close();
  });

  it('the games with bots of one guest are counted on all nodes together', { timeout: 120_000 }, async () => {
    const cluster = await TestCluster.open();
    const nodes = [await cluster.node({}, { maxBotGames: 2 }), await cluster.node({}, { maxBotGames: 2 })];
    const ann = await nodes[0].newClient('Ann');
    const visits = [ann, ann.at(nodes[1].url)];
    const plan = { game: 'duel', ...AGAINST_BOT };
    const asked = [0, 1, 2, 3, 4, 5].map((number) => visits[number % 2].send('POST', '/tables', plan));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    await cluster.close();
  });
});

describe('bots without anybody there', () => {
  let time: ManualTime;
  let server: TestServer;
  let ann: TestClient;

  beforeAll(async () => {
    time = new ManualTime();
    server = await TestServer.open({ time });
    ann = await server.newClient('Ann');
    // Nobody counts as there only because the server has just begun.
    await time.leap(2 * MINUTE);
  });
  afterAll(() => server.close());

  const versionOf = async (table: string): Promise<number> => {
    const rows = server.app.context.db.selectFrom('log').select('version').where('table_id', '=', table);
    return Math.max(0, ...(await rows.execute()).map(({ version }) => version));
  };
  const phaseOf = async (table: string): Promise<string | undefined> => {
    const row = server.app.context.db.selectFrom('tables').select('phase').where('id', '=', table);
    return (await row.executeTakeFirst())?.phase;
  };

  it('bots pause when nobody is there, with a clock too, and go on when somebody comes back, who takes the seat again', async () => {
    const { table } = await ann.open(WONDERS);
    await time.leap(2 * MINUTE);
    await soon(300);
    // Her clock ran out and a bot took her seat; then there was nobody to play for.
    const before = await versionOf(table.id);
    await time.pass(10 * MINUTE);
    await soon(300);
    expect(await versionOf(table.id)).toBe(before);
    expect(await phaseOf(table.id)).toBe('playing');
    const socket = await ann.connect();
    const state = await socket.watch(table.id);
    expect(state.table.seats[0]).toMatchObject({ standIn: true, mine: true });
    await expect.poll(() => versionOf(table.id)).toBeGreaterThan(before + 3);
    socket.close();
  });

  it('games of bots with nobody there are closed in the end', async () => {
    const { table } = await ann.open(WONDERS);
    await time.leap(2 * MINUTE);
    await soon(300);
    await time.leap(6 * DAY);
    await server.app.context.claims.claimDue();
    await soon(200);
    expect(await phaseOf(table.id)).toBe('playing');
    await time.leap(2 * DAY);
    await server.app.context.claims.claimDue();
    await expect.poll(() => phaseOf(table.id)).toBe('closed');
  });

  it('bots answer a move by HTTP though nobody watches, for a minute', async () => {
    const { table, game } = await ann.open(AGAINST_BOT);
    await time.leap(20 * MINUTE);
    const moved = await ann.send('POST', `/tables/${table.id}/move`, { v: 0, move: firstMove(game as Update) });
    expect(moved.status).toBe(200);
    await expect.poll(() => versionOf(table.id)).toBeGreaterThan(1);
  });

  it('bots go on for a player who only looks at the table by HTTP', async () => {
    const { table } = await ann.open({ ...WONDERS, visibility: 'public' });
    await time.leap(2 * MINUTE);
    await soon(300);
    const before = await versionOf(table.id);
    const eve = await server.newClient('Eve');
    await eve.get(`/tables/${table.id}`);
    await soon(300);
    expect(await versionOf(table.id)).toBe(before);
    await ann.get(`/tables/${table.id}`);
    await expect.poll(() => versionOf(table.id)).toBeGreaterThan(before + 3);
  });
});

describe('requesters of bots', () => {
  it('a bot computes for the players who are there, else for whoever opened the table', async () => {
    const requests: BotRequest[] = [];
    const think: BotPool['chooseMove'] = (task, request) => {
      requests.push(request);
      return directBotPool.chooseMove(task, request);
    };
    const server = await TestServer.open({ botPool: { ...directBotPool, chooseMove: think } });
    const [ann, bob] = [await server.newClient('Ann'), await server.newClient('Bob')];
    const seats = [{ kind: 'host' } as const, { kind: 'open' } as const, bot];
    const { table } = await ann.open({ game: 'wonders', options: { players: 3, sides: 'random' }, seats });
    await bob.command(table.id, { do: 'join' });
    const socket = await bob.connect();
    await socket.watch(table.id);
    await ann.command(table.id, { do: 'start' });
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(requests[0].requesters).toEqual([{ guest: bob.guest.id, address: expect.stringContaining('127.0.0.1') }]);
    requests.length = 0;
    const own = await ann.open({ ...WONDERS, clock: { kind: 'none' } });
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(requests[0]).toMatchObject({ table: own.table.id, requesters: [{ guest: ann.guest.id }] });
    await server.close();
  });

  it('those for whom a bot computes come from the address their proxy names', async () => {
    const requests: BotRequest[] = [];
    const advise: BotPool['suggestMoves'] = (_task, request) => {
      requests.push(request);
      return Promise.resolve([]);
    };
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    const server = await TestServer.open({ botPool: { ...directBotPool, suggestMoves: advise } }, { trustProxy });
    const ann = await server.newClient('Ann');
    const { table } = await ann.open(AGAINST_BOT);
    await ann.send('PATCH', '/me', { name: 'Anna' }, { 'x-forwarded-for': '10.1.2.3' });
    const socket = await ann.connect();
    valueOf(await socket.raw('hint', { table: table.id, v: 0 }));
    await ann.send('PATCH', '/me', { name: 'Ann' }, { 'x-forwarded-for': '10.1.2.4' });
    valueOf(await socket.raw('hint', { table: table.id, v: 0 }));
    expect(requests.map(({ requesters }) => requesters[0].address)).toEqual([
      expect.stringContaining('127.0.0.1'),
      '10.1.2.4',
    ]);
    await server.close();
  });
});

describe('hints with threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-attack-'));
  const worker = join(folder, 'botWorker.mjs');

  beforeAll(async () => {
    const entry = new URL('../src/botWorker.ts', import.meta.url).pathname;
    await build({ entryPoints: [entry], outfile: worker, bundle: true, platform: 'node', format: 'esm' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function open(): Promise<TestServer> {
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    return TestServer.open({ botPool: createBotPool(worker, 1) }, { trustProxy, maxBotGames: 20 });
  }

  it('a hint that is refused says when to try again', async () => {
    const server = await open();
    const ann = await server.newClient('Ann');
    const { table } = await ann.open(AGAINST_BOT);
    const socket = await ann.connect();
    const asked = Array.from({ length: 9 }, () => socket.raw('hint', { table: table.id, v: 0 }));
    const refused = (await Promise.all(asked)).filter((answer) => codeOf(answer) === 'RATE_LIMITED');
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ problem: { retryAfter: 2 } });
    await server.close();
  });
});
