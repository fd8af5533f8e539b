import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable, Refused } from '@pharos/protocol';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measure } from '../../trials/src/attack/campaign.ts';
import { missedBars } from '../../trials/src/attack/report.ts';
import { readConfig } from '../src/config/config.ts';
import { createBotPool, type BotRequest, type BotPool } from '../src/bots/botPool.ts';
import { Cluster } from './support/cluster.ts';
import { directBotPool, TestHost } from './support/testServer.ts';
import { TestTime } from './support/manualTime.ts';
import { codeOf, firstMove, valueOf, type State, type Update, type Visitor } from './support/testClient.ts';

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

describe('the games with bots of one guest', () => {
  it('are so many and no more, however they are asked for at once; one that is left makes room', async () => {
    const host = await TestHost.open({}, { maxBotGames: 3 });
    const ann = await host.visitor('Ann');
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
    await (await host.visitor('Bob')).open(AGAINST_BOT);
    await ann.open();
    const opened = answers.find(({ status }) => status === 200);
    await ann.ask(opened?.body.table.id ?? '', { do: 'leave' });
    await ann.open(AGAINST_BOT);
    await host.close();
  });

  it('are counted when the host starts a table, and a rematch waits for its start', async () => {
    const host = await TestHost.open({}, { maxBotGames: 1 });
    const ann = await host.visitor('Ann');
    const waiting = await ann.open({ seats: [{ kind: 'host' }, bot] });
    const { table } = await ann.open(AGAINST_BOT);
    expect(await ann.refusal(`/tables/${waiting.table.id}`, { do: 'start' })).toBe('TOO_MANY_BOT_GAMES');
    const { db, rooms } = host.app.context;
    await db.updateTable('tables').set({ phase: 'finished' }).where('id', '=', table.id).execute();
    await rooms.invalidate(table.id);
    await ann.ask(waiting.table.id, { do: 'start' });
    const { rematch } = await ann.ask(table.id, { do: 'rematch' });
    expect((await ann.get<State>(`/tables/${rematch}`)).body.table.phase).toBe('waiting');
    await host.close();
  });

  it('do not count when nothing has happened there for half an hour', async () => {
    const time = new TestTime();
    const host = await TestHost.open({ time }, { maxBotGames: 1 });
    const ann = await host.visitor('Ann');
    await ann.open(AGAINST_BOT);
    expect(await ann.refusal('/tables', { game: 'duel', ...AGAINST_BOT })).toBe('TOO_MANY_BOT_GAMES');
    await time.leap(31 * MINUTE);
    await ann.open(AGAINST_BOT);
    await host.close();
  });

  it('are counted on all nodes together', { timeout: 60_000 }, async () => {
    const cluster = await Cluster.open();
    const nodes = [await cluster.node({}, { maxBotGames: 2 }), await cluster.node({}, { maxBotGames: 2 })];
    const ann = await nodes[0].visitor('Ann');
    const visits = [ann, ann.at(nodes[1].url)];
    const plan = { game: 'duel', ...AGAINST_BOT };
    const asked = [0, 1, 2, 3, 4, 5].map((number) => visits[number % 2].send('POST', '/tables', plan));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    await cluster.close();
  });
});

describe('bots without anybody there', () => {
  let time: TestTime;
  let host: TestHost;
  let ann: Visitor;

  beforeAll(async () => {
    time = new TestTime();
    host = await TestHost.open({ time });
    ann = await host.visitor('Ann');
    // Nobody counts as there only because the server has just begun.
    await time.leap(2 * MINUTE);
  });
  afterAll(() => host.close());

  const versionOf = async (table: string): Promise<number> => {
    const rows = host.app.context.db.selectFrom('log').select('version').where('table_id', '=', table);
    return Math.max(0, ...(await rows.execute()).map(({ version }) => version));
  };
  const phaseOf = async (table: string): Promise<string | undefined> => {
    const row = host.app.context.db.selectFrom('tables').select('phase').where('id', '=', table);
    return (await row.executeTakeFirst())?.phase;
  };

  it('rest, with a clock too, and go on when somebody comes back, who takes the seat again', async () => {
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
    await expect.poll(() => versionOf(table.id), { timeout: 5000 }).toBeGreaterThan(before + 3);
    socket.close();
  });

  it('are closed in the end', async () => {
    const { table } = await ann.open(WONDERS);
    await time.leap(2 * MINUTE);
    await soon(300);
    await time.leap(6 * DAY);
    await host.app.context.claims.claimDue();
    await soon(200);
    expect(await phaseOf(table.id)).toBe('playing');
    await time.leap(2 * DAY);
    await host.app.context.claims.claimDue();
    await expect.poll(() => phaseOf(table.id), { timeout: 5000 }).toBe('closed');
  });

  it('answer a move by HTTP all the same, for a minute', async () => {
    const { table, game } = await ann.open(AGAINST_BOT);
    await time.leap(20 * MINUTE);
    const moved = await ann.send('POST', `/tables/${table.id}/move`, { v: 0, move: firstMove(game as Update) });
    expect(moved.status).toBe(200);
    await expect.poll(() => versionOf(table.id), { timeout: 5000 }).toBeGreaterThan(1);
  });

  it('go on for somebody who only looks at the table by HTTP, if it is one of the players', async () => {
    const { table } = await ann.open({ ...WONDERS, visibility: 'public' });
    await time.leap(2 * MINUTE);
    await soon(300);
    const before = await versionOf(table.id);
    const eve = await host.visitor('Eve');
    await eve.get(`/tables/${table.id}`);
    await soon(300);
    expect(await versionOf(table.id)).toBe(before);
    await ann.get(`/tables/${table.id}`);
    await expect.poll(() => versionOf(table.id), { timeout: 5000 }).toBeGreaterThan(before + 3);
  });
});

describe('those for whom a bot thinks', () => {
  it('are the players who are there, else whoever opened the table', async () => {
    const askers: BotRequest[] = [];
    const think: BotPool['chooseMove'] = (task, asker) => {
      askers.push(asker);
      return directBotPool.chooseMove(task, asker);
    };
    const host = await TestHost.open({ botPool: { ...directBotPool, chooseMove: think } });
    const [ann, bob] = [await host.visitor('Ann'), await host.visitor('Bob')];
    const seats = [{ kind: 'host' } as const, { kind: 'open' } as const, bot];
    const { table } = await ann.open({ game: 'wonders', options: { players: 3, sides: 'random' }, seats });
    await bob.ask(table.id, { do: 'join' });
    const socket = await bob.connect();
    await socket.watch(table.id);
    await ann.ask(table.id, { do: 'start' });
    await expect.poll(() => askers.length).toBeGreaterThan(0);
    expect(askers[0].requesters).toEqual([{ guest: bob.guest.id, address: expect.stringContaining('127.0.0.1') }]);
    askers.length = 0;
    const own = await ann.open({ ...WONDERS, clock: { kind: 'none' } });
    await expect.poll(() => askers.length).toBeGreaterThan(0);
    expect(askers[0]).toMatchObject({ table: own.table.id, owners: [{ guest: ann.guest.id }] });
    await host.close();
  });

  it('come from the address their proxy names', async () => {
    const askers: BotRequest[] = [];
    const advise: BotPool['suggestMoves'] = (_task, asker) => {
      askers.push(asker);
      return Promise.resolve([]);
    };
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    const host = await TestHost.open({ botPool: { ...directBotPool, suggestMoves: advise } }, { trustProxy });
    const ann = await host.visitor('Ann');
    const { table } = await ann.open(AGAINST_BOT);
    await ann.send('PATCH', '/me', { name: 'Anna' }, { 'x-forwarded-for': '10.1.2.3' });
    const socket = await ann.connect();
    valueOf(await socket.raw('hint', { table: table.id, v: 0 }));
    await ann.send('PATCH', '/me', { name: 'Ann' }, { 'x-forwarded-for': '10.1.2.4' });
    valueOf(await socket.raw('hint', { table: table.id, v: 0 }));
    expect(askers.map(({ requesters: owners }) => owners[0].address)).toEqual([
      expect.stringContaining('127.0.0.1'),
      '10.1.2.4',
    ]);
    await host.close();
  });
});

describe('with threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-attack-'));
  const worker = join(folder, 'botWorker.mjs');

  beforeAll(async () => {
    const entry = new URL('../src/botWorker.ts', import.meta.url).pathname;
    await build({ entryPoints: [entry], outfile: worker, bundle: true, platform: 'node', format: 'esm' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function open(): Promise<TestHost> {
    const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
    return TestHost.open({ botPool: createBotPool(worker, 1) }, { trustProxy, maxBotGames: 20 });
  }

  it('a bot answers while another guest keeps 60 tables of masters', { timeout: 180_000 }, async () => {
    const host = await open();
    const result = await measure(host.url, '60 tables of one guest', { seed: 7, ms: 60_000, answers: 12 });
    expect(result.attacked).toMatchObject({ opened: 20, refused: 40 });
    expect(result.waits.bot.length).toBeGreaterThanOrEqual(12);
    // In turns by table, each of these would take minutes; the bar of 3 s is for a machine that does nothing else.
    expect(Math.max(...result.waits.bot)).toBeLessThan(15_000);
    await host.close();
  });

  it('a hint comes while a hundred guests of ten addresses want theirs', { timeout: 180_000 }, async () => {
    const host = await open();
    const result = await measure(host.url, 'hints of 100 guests', { seed: 7, ms: 8000 });
    expect(result.attacked.hintsRefused).toBeGreaterThan(0);
    expect(result.waits.hint.length).toBeGreaterThan(0);
    expect(result.waits.refused).toEqual([]);
    expect(Math.max(...result.waits.hint)).toBeLessThan(15_000);
    await host.close();
  });

  it('a hint that is refused says when to try again', async () => {
    const host = await open();
    const ann = await host.visitor('Ann');
    const { table } = await ann.open(AGAINST_BOT);
    const socket = await ann.connect();
    const asked = Array.from({ length: 9 }, () => socket.raw('hint', { table: table.id, v: 0 }));
    const refused = (await Promise.all(asked)).filter((answer) => codeOf(answer) === 'RATE_LIMITED');
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ problem: { retryAfter: 2 } });
    await host.close();
  });
});

describe('the report of an attack', () => {
  it('names the bars that are missed, and refused hints', () => {
    const attacked = { opened: 0, refused: 0, hints: 0, hintsRefused: 0 };
    const result = (bot: number[], hint: number[], refused: string[] = []) => ({
      kind: 'x',
      attacked,
      load: 0,
      waits: { bot, hint, refused },
    });
    const quick = Array.from({ length: 39 }, () => 100);
    expect(missedBars([result([...quick, 9000], [100])])).toEqual([]);
    expect(missedBars([result([...quick, 9000, 9000, 9000], [5000], ['HINTS_BUSY'])])).toEqual([
      'x: a bot took 9000 ms (p95)',
      'x: a hint took 5000 ms (p95)',
      'x: hints were refused: HINTS_BUSY',
    ]);
    expect(missedBars([result([], [100])])).toEqual(['x: a bot took for ever (p95)']);
  });
});
