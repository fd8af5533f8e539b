import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, openStorage, readConfig, recountResults, vacuumGrownTables } from '@pharos/server';
import { startPostgres } from '@pharos/server/testkit';
import { sql } from 'kysely';
import { readSettings } from '../commandLine.ts';
import { exitOnSignals, print } from '../process.ts';
import { storeResults } from './storeResults.ts';

const { games, times, db } = readSettings(
  'history',
  'Measures pages about finished games in a database that is full of them.',
  {
    options: {
      games: { kind: 'number', default: 100_000, least: 1000, most: 10_000_000, help: 'how many games are stored' },
      times: { kind: 'number', default: 100, least: 20, most: 10_000, help: 'how often each question is asked' },
      db: { kind: 'choice', default: 'embedded', among: ['embedded', 'postgres'], help: 'the database' },
    },
  },
);

exitOnSignals();

const PAGES = [
  '/',
  '/api/v1/tables',
  '/api/v1/tables/running',
  '/api/v1/tables/mine',
  '/api/v1/people',
  '/api/v1/me/history',
  '/api/v1/me/history?game=wonders&result=lost',
  '/api/v1/me/history?players=7',
  '/api/v1/me/history?opponent=g500',
  '/api/v1/me/statistics',
  '/api/v1/me/opponents',
  '/api/v1/players/Busy%20Player',
  '/api/v1/players/Busy%20Player/history',
];

const folder = mkdtempSync(join(tmpdir(), 'pharos-history-'));
const postgres = db === 'postgres' ? await startPostgres() : null;
const storage = await openStorage(
  postgres === null ? { kind: 'folder', folder } : { kind: 'postgres', url: postgres.url },
  () => undefined,
);
const unlimited = { burst: 1e9, perSecond: 1e9 };
const config = {
  ...readConfig({
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000000',
    SESSION_SECRET: 'a secret that only this trial knows of',
    ANALYSIS_THREADS: '0',
  }),
  // Nobody else looks after this one.
  storage: { kind: 'memory' } as const,
  requestsPerAddress: 1e9,
  historyRate: unlimited,
};
const app = await createApp(config, { storage });
try {
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const me = await fetch(`${url}/api/v1/me`);
  const cookie = me.headers.getSetCookie()[0].split(';')[0];
  const { id } = (await me.json()) as { id: string };
  await sql`set statement_timeout = 0`.execute(storage.db);
  const began = performance.now();
  await storeResults(storage.db, id, games);
  await recountResults(storage.db);
  // As the server does every hour, or PostgreSQL by itself.
  await vacuumGrownTables(storage.db);
  print(`${games} games stored in ${((performance.now() - began) / 1000).toFixed(0)} s, ${db} database`);
  print(`${'page'.padEnd(50)} ${'p50'.padStart(8)} ${'p95'.padStart(8)}  milliseconds`);
  for (const page of PAGES) await measure(url + page, cookie, page);
} finally {
  await app.close();
  await storage.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function measure(url: string, cookie: string, name: string): Promise<void> {
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    took.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  }
  took.sort((a, b) => a - b);
  const at = (part: number): string => (took[Math.ceil(part * times) - 1] ?? 0).toFixed(1).padStart(8);
  print(`${name.padEnd(50)} ${at(0.5)} ${at(0.95)}`);
}
