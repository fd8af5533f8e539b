import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DailyFacts, Facts } from '@pharos/pictures';
import type { DailyShare } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatIn } from '../src/daily/dealsOfTheDay.ts';
import { insertAnalysis } from '../src/storage/analyses.ts';
import { ManualTime } from './support/manualTime.ts';
import type { TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const DAY = '2030-01-01';
const LABELS = ['best', 'blunder', 'find', 'good', 'slip', 'mistake'];

let folder: string;
let server: TestServer;
let ann: TestClient;
let table: string;
const time = new ManualTime();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pharos-results-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  server = await TestServer.open({ time }, { webFolder: folder });
  ann = await server.newClient('Ann');
  ({ table } = await ann.ask<{ table: string }>(`/daily/${DAY}/duel`, { late: false }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const share = async (client = ann): Promise<DailyShare> =>
  (await client.get<DailyShare>(`/daily/${DAY}/duel/result`)).body;
const page = async (query: string): Promise<string> => (await fetch(`${server.url}/daily/${DAY}/duel${query}`)).text();
const factsOf = async (result: string, day = DAY): Promise<Facts> =>
  (await (await fetch(`${server.url}/pictures/${day}-duel.png?result=${result}`)).json()) as Facts;

describe('a shared result of a deal of the day', () => {
  it('is there when the try is over, and not before', async () => {
    expect((await ann.get<{ code: string }>(`/daily/${DAY}/duel/result`)).body.code).toBe('NOT_FINISHED');
    await ann.command(table, { do: 'resign' });
    await server.app.context.finishedGames.idle();
    const { result } = await share();
    expect(await factsOf(result)).toMatchObject({
      kind: 'daily',
      day: DAY,
      game: 'duel',
      result: 'lost',
      margin: null,
    });
  });

  it('has a window for each own decision once somebody has looked at them', async () => {
    const { db, dailySecret } = server.app.context;
    const seat = seatIn(await dailySecret(), { day: DAY, deal: 'duel' });
    const decisions = LABELS.flatMap((label) => [
      { seat, label },
      { seat: 1 - seat, label: 'slip' },
    ]);
    const found = { engine: 1, at: new Date(time.now()), result: JSON.stringify({ decisions }) };
    await insertAnalysis(db, { table, depth: 'standard' }, found);
    const { result, isAwaited } = await share();
    expect(isAwaited).toBe(false);
    expect(((await factsOf(result)) as DailyFacts).decisions).toEqual([
      'best',
      'mistake',
      'best',
      'good',
      'slip',
      'mistake',
    ]);
  });

  it('tells neither whose it was nor the table, nor any move', async () => {
    const { result } = await share();
    const told = JSON.stringify([await factsOf(result), await page(`?result=${result}`)]);
    expect(told).not.toMatch(new RegExp(`Ann|${table}|build|discard`));
  });

  it('is the preview of the link to it, in the language of the link', async () => {
    const { result } = await share();
    const html = await page(`?lang=pl&result=${result}`);
    expect(html).toContain('content="Porażka przed czasem"');
    expect(html).toContain(`/pictures/${DAY}-duel.png?lang=pl&amp;result=${result}`);
    expect(await page('')).not.toContain('og:image');
  });

  it('cannot be made better by hand, nor be taken to another deal', async () => {
    const { result } = await share();
    for (const other of [result.replace(/^l/, 'w'), result.replace('.bmbgsm.', '.bbbbbb.'), `${result}x`, 'w9..', ''])
      expect(await factsOf(other)).toEqual({ language: 'en', kind: 'secluded' });
    expect(await factsOf(result, '2030-01-02')).toEqual({ language: 'en', kind: 'secluded' });
  });
});
