import { analyse, duelAnalysis, STANDARD, type AnalysedGame } from '@pharos/analysis';
import { loadSave, unwrap } from '@pharos/core';
import { duel } from '@pharos/duel';
import type { GameRecord, TableAnalyses } from '@pharos/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildServer, BuiltServer } from './support/builtServer.ts';
import { gameByHttp } from './support/gameByHttp.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { TestClient } from './support/testClient.ts';

/** Some seconds of work in all. */
const ITERATIONS = 8000;
const MOVES = 20;
const KILLS = 1;

const data = temporaryFolder('analyses');
let server: BuiltServer;
/** Whoever looks all the time how far it is asks often. */
const SETTINGS = { ANALYSIS_ITERATIONS: String(ITERATIONS), REQUESTS_PER_MINUTE: '100000' };
const start = (): Promise<BuiltServer> => BuiltServer.start(data, SETTINGS);

beforeAll(async () => {
  await buildServer();
  server = await start();
}, 240_000);
afterAll(() => server.end('SIGTERM'));

it('an analysis goes on where it was when the server is killed, and comes to the same end', async () => {
  let ann = await TestClient.create(server.url, 'Ann');
  const bob = await TestClient.create(server.url, 'Bob');
  const table = await gameByHttp(ann, bob, MOVES);

  const progress = async (): Promise<number> => {
    const { status, body } = await ann.get<TableAnalyses>(`/tables/${table}/analysis`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.stored.length > 0 ? Infinity : (body.waiting.at(0)?.done ?? 0);
  };
  const beyond = (done: number): Promise<boolean> =>
    vi.waitUntil(async () => (await progress()) > done, { timeout: 240_000, interval: 50 });
  for (let kill = 0; kill < KILLS; kill++) {
    await beyond(await progress());
    const done = await progress();
    expect(done).toBeLessThan(MOVES);
    await server.end('SIGKILL');
    server = await start();
    ann = ann.at(server.url);
    expect(await progress()).toBeGreaterThanOrEqual(done);
  }
  await beyond(MOVES);

  const { save } = (await ann.get<GameRecord>(`/tables/${table}/record`)).body;
  const { match } = unwrap(loadSave(duel, JSON.stringify(save)));
  const wanted = await analyse(match, duelAnalysis, { ...STANDARD, iterations: ITERATIONS });
  const { body } = await ann.get<AnalysedGame>(`/tables/${table}/analysis/standard`);
  expect(body).toEqual(JSON.parse(JSON.stringify(wanted)));
}, 600_000);
