import { analyse, duelAnalysis, ENGINE, STANDARD, type AnalysedGame } from '@pharos/analysis';
import { loadSave, unwrap } from '@pharos/core';
import { duel } from '@pharos/duel';
import type { GameRecord, Refused, StoredDepth, TableAnalyses } from '@pharos/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readAnalysisConfig } from '../src/config/analysisConfig.ts';
import { readRetention } from '../src/config/retention.ts';
import { applyRetention } from '../src/operations/retention.ts';
import { insertAnalysis } from '../src/storage/analyses.ts';
import { HASTY_ANALYSIS, StepwisePool } from './support/analysisPools.ts';
import { playToTheEnd, shortGame } from './support/finishedGames.ts';
import { beginGame } from './support/games.ts';
import type { TestClient } from './support/testClient.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';

const found = async (client: TestClient, table: string): Promise<TableAnalyses> =>
  (await client.get<TableAnalyses>(`/tables/${table}/analysis`)).body;

const stored = async (client: TestClient, table: string, depth: StoredDepth): Promise<AnalysedGame> =>
  vi.waitUntil(async () => {
    const { status, body } = await client.get<AnalysedGame>(`/tables/${table}/analysis/${depth}`);
    return status === 200 && body;
  }, 60_000);

const codeAt = async (client: TestClient, path: string): Promise<string> => (await client.get<Refused>(path)).body.code;

/** What the package itself finds out, with as many iterations. */
async function expected(client: TestClient, table: string, iterations: number): Promise<AnalysedGame> {
  const { save } = (await client.get<GameRecord>(`/tables/${table}/record`)).body;
  const { match } = unwrap(loadSave(duel, JSON.stringify(save)));
  const analysed = await analyse(match, duelAnalysis, { ...STANDARD, iterations });
  return JSON.parse(JSON.stringify(analysed)) as AnalysedGame;
}

describe('games between people', () => {
  const pool = new StepwisePool();
  let server: TestServer;
  let [ann, bob, eve]: TestClient[] = [];
  let table: string;

  beforeAll(async () => {
    server = await TestServer.open({ analysisPool: pool }, HASTY_ANALYSIS);
    [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');
    table = await beginGame(ann, bob, { options: { wonders: 'beginner' } });
    await playToTheEnd(server, table);
  });
  afterAll(() => server.close());

  it('are analysed when they are over, and whoever may see the game sees what was found out', async () => {
    const wanted = await expected(ann, table, 4);
    expect(wanted.decisions.length).toBeGreaterThan(30);
    expect(await stored(ann, table, 'standard')).toEqual(wanted);
    expect(await stored(eve, table, 'standard')).toEqual(wanted);
    const nobody = await fetch(`${server.url}/api/v1/tables/${table}/analysis/standard`);
    expect(await nobody.json()).toEqual(wanted);
    expect(await found(eve, table)).toMatchObject({
      offered: ['standard', 'deep'],
      stored: [{ depth: 'standard', engine: ENGINE }],
      waiting: [],
    });
  });

  it('say nothing as long as they are played, and nothing is known of others', async () => {
    const running = await beginGame(ann, bob);
    for (const path of ['', '/standard', '/deep'])
      expect(await codeAt(ann, `/tables/${running}/analysis${path}`)).toBe('NOT_FINISHED');
    expect(await ann.refusal(`/tables/${running}/analysis`, { depth: 'deep' })).toBe('NOT_FINISHED');
    expect(await codeAt(ann, `/tables/${running.slice(1)}x/analysis`)).toBe('NOT_FOUND');
    expect(await codeAt(ann, `/tables/${table}/analysis/deep`)).toBe('NOT_FOUND');
    expect(await codeAt(ann, `/tables/${table}/analysis/quick`)).toBe('BAD_REQUEST');
  });

  it('are looked at more thoroughly when somebody asks, once for all who do', async () => {
    await Promise.all([ann, bob, eve].map((client) => client.ask(`/tables/${table}/analysis`, { depth: 'deep' })));
    const deep = await stored(eve, table, 'deep');
    expect(deep.settings).toEqual({ ...STANDARD, iterations: 16 });
    expect(deep).toEqual(await expected(ann, table, 16));
    const asked = pool.tasks.length;
    expect(await bob.ask(`/tables/${table}/analysis`, { depth: 'deep' })).toMatchObject({ waiting: [] });
    expect(pool.tasks.length).toBe(asked);
    const stranger = await fetch(`${server.url}/api/v1/tables/${table}/analysis`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ depth: 'deep' }),
    });
    expect(stranger.status).toBe(401);
  });

  it('are not analysed again for a new engine, unless somebody asks', async () => {
    const { db } = server.app.context;
    await insertAnalysis(
      db,
      { table, depth: 'standard' },
      { engine: ENGINE - 1, at: new Date(0), result: '{"old":1}' },
    );
    expect(await stored(ann, table, 'standard')).toEqual({ old: 1 });
    expect((await found(ann, table)).waiting).toEqual([]);
    await ann.ask(`/tables/${table}/analysis`, { depth: 'standard' });
    await vi.waitUntil(async () => (await found(ann, table)).waiting.length === 0, 60_000);
    expect(await stored(ann, table, 'standard')).toEqual(await expected(ann, table, 4));
  });

  it('are part of what everybody may export who played, and stay when a player is forgotten, under no name', async () => {
    const [cleo, dan] = await server.newClients('Cleo', 'Dan');
    const game = await shortGame(server, cleo, dan);
    const analysed = await stored(dan, game, 'standard');
    const { body } = await cleo.get<{ games: readonly { analyses: unknown }[] }>('/me/export');
    expect(body.games.map(({ analyses }) => analyses)).toEqual([
      [{ depth: 'standard', made: expect.any(String) as string, result: analysed }],
    ]);
    await cleo.ask('/me/delete', { name: 'Cleo' });
    expect(await stored(dan, game, 'standard')).toEqual(analysed);
    expect(JSON.stringify(analysed)).not.toMatch(/Cleo|Dan/);
    const { rows } = await sql`select from analysis_jobs where owner = ${cleo.guest.id}`.execute(server.app.context.db);
    expect(rows).toEqual([]);
  });

  it('take what was found out with them, and old analyses go before them', async () => {
    const forEver = Object.fromEntries(Object.keys(readRetention({})).map((name) => [name, null]));
    const { context } = server.app;
    const game = await shortGame(server, ann, bob);
    await stored(ann, game, 'standard');
    await sql`update analyses set made_at = '2001-01-01' where table_id = ${game}`.execute(context.db);
    await applyRetention(context, { ...readRetention({}), ...forEver, analyses: 300 });
    expect(await codeAt(ann, `/tables/${game}/analysis/standard`)).toBe('NOT_FOUND');
    expect((await found(ann, table)).stored).toHaveLength(2);
    await sql`update tables set finished_at = '2001-01-01' where id = ${table}`.execute(context.db);
    await applyRetention(context, { ...readRetention({}), ...forEver, finished: 300 });
    const { rows } = await sql`select from analyses where table_id = ${table}`.execute(context.db);
    expect(rows).toEqual([]);
  });
});

describe('the server', () => {
  it('analyses nothing by itself where it is told so, or too few people played', async () => {
    const pool = new StepwisePool();
    const off = await TestServer.open({ analysisPool: pool }, { analysis: { ...HASTY_ANALYSIS.analysis, threads: 0 } });
    const [ann, bob] = await off.newClients('Ann', 'Bob');
    const table = await shortGame(off, ann, bob);
    await off.app.context.finishedGames.idle();
    expect(await found(ann, table)).toEqual({ offered: [], stored: [], waiting: [] });
    expect(await ann.refusal(`/tables/${table}/analysis`, { depth: 'standard' })).toBe('ANALYSIS_OFF');
    await off.close();

    const three = { analysis: { ...HASTY_ANALYSIS.analysis, people: 3 } };
    const few = await TestServer.open({ analysisPool: pool }, three);
    const [cleo, dan] = await few.newClients('Cleo', 'Dan');
    const game = await shortGame(few, cleo, dan);
    await few.app.context.finishedGames.idle();
    expect(await found(cleo, game)).toMatchObject({ stored: [], waiting: [] });
    expect(pool.tasks).toEqual([]);
    await few.close();
  });

  it('reads from its settings whether, for whom and how thoroughly it analyses', () => {
    expect(readAnalysisConfig({})).toEqual({ threads: 1, people: 2, iterations: null });
    const settings = { ANALYSIS_THREADS: '0', ANALYSIS_PEOPLE: 'never', ANALYSIS_ITERATIONS: '500' };
    expect(readAnalysisConfig(settings)).toEqual({ threads: 0, people: null, iterations: 500 });
    for (const wrong of [{ ANALYSIS_THREADS: '65' }, { ANALYSIS_PEOPLE: '-1' }, { ANALYSIS_ITERATIONS: '0' }])
      expect(() => readAnalysisConfig(wrong)).toThrow(Object.keys(wrong)[0]);
  });

  it('refuses who asks for too many analyses, by guest and by address', async () => {
    let release = (): void => undefined;
    const closed = new Promise<void>((resolve) => (release = resolve));
    const pool = new StepwisePool(() => closed);
    const analysis = { ...HASTY_ANALYSIS.analysis, people: null };
    const server = await TestServer.open(
      { analysisPool: pool },
      { analysis, analysisRate: { burst: 5, perSecond: 1e-6 } },
    );
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const tables = [];
    for (let game = 0; game < 4; game++) tables.push(await shortGame(server, ann, bob));
    const [first, second, third, fourth] = tables;
    for (const table of [first, second]) await ann.ask(`/tables/${table}/analysis`, { depth: 'standard' });
    // What is asked for again costs nothing.
    for (let time = 0; time < 9; time++) await ann.ask(`/tables/${third}/analysis`, { depth: 'deep' });
    expect(await ann.refusal(`/tables/${fourth}/analysis`, { depth: 'standard' })).toBe('TOO_MANY');
    expect((await found(bob, third)).waiting).toEqual([{ depth: 'deep', done: 0, all: null, ahead: 2 }]);
    await bob.ask(`/tables/${fourth}/analysis`, { depth: 'standard' });
    expect(await bob.refusal(`/tables/${fourth}/analysis`, { depth: 'deep' })).toBe('RATE_LIMITED');
    release();
    await stored(ann, third, 'deep');
    await stored(ann, fourth, 'standard');
    await server.close();
  });

  it('goes on where it was stopped, makes no decision twice, and comes to the same end', async () => {
    const shared = await sharedStorage();
    let arrive = (): void => undefined;
    const isThere = new Promise<void>((resolve) => (arrive = resolve));
    const first = new StepwisePool(({ tasks }) => {
      if (tasks.length < 5) return;
      arrive();
      return new Promise(() => undefined);
    });
    const before = await TestServer.open({ storage: shared.storage, analysisPool: first }, HASTY_ANALYSIS);
    const [ann, bob] = await before.newClients('Ann', 'Bob');
    const table = await shortGame(before, ann, bob);
    await isThere;
    await before.close();
    expect(first.concluded).toEqual([]);
    const second = new StepwisePool();
    const after = await TestServer.open({ storage: shared.storage, analysisPool: second }, HASTY_ANALYSIS);
    const client = ann.at(after.url);
    expect(await stored(client, table, 'standard')).toEqual(await expected(client, table, 4));
    // The last one was under way when its thread ended.
    const choices = [...first.tasks.slice(0, -1), ...second.tasks].map(({ from }) => from);
    expect(choices).toEqual(choices.map((_, index) => index));
    expect(second.tasks[0].from).toBe(4);
    await after.close();
    await shared.close();
  });

  it('gives a game up that cannot be analysed, and goes on with the others', async () => {
    let broken = '';
    const pool = new StepwisePool(({ tasks }) => {
      broken ||= tasks[0].save.seed;
      if (tasks.at(-1)?.save.seed === broken) throw new Error('this game cannot be analysed');
    });
    const server = await TestServer.open({ analysisPool: pool }, HASTY_ANALYSIS);
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const [bad, good] = [await shortGame(server, ann, bob), await shortGame(server, ann, bob)];
    await stored(ann, good, 'standard');
    for (let attempt = 2; attempt <= 5; attempt++) {
      await sql`update analysis_jobs set due_at = '2001-01-01'`.execute(server.app.context.db);
      server.app.context.analysisRunner.wake();
      await vi.waitUntil(
        () => pool.tasks.filter(({ save }) => save.seed === broken).length >= Math.min(attempt, 4),
        9000,
      );
      await server.app.context.analysisRunner.idle();
    }
    expect(await found(ann, bad)).toMatchObject({ stored: [], waiting: [] });
    await server.close();
  });
});
