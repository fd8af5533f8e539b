import { formatRecord, recordOf } from '@pharos/analysis';
import { loadSave, unwrap } from '@pharos/core';
import { duel } from '@pharos/duel';
import type { GameRecord, TableAnalyses } from '@pharos/protocol';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { gameByHttp } from '../packages/server/test/support/gameByHttp.ts';
import { TestClient } from '../packages/server/test/support/testClient.ts';
import { seriousFindings } from './findings.ts';
import { sidewaysPanning } from './panning.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();
/** Few, so that browsers are done soon. */
const MOVES = 8;
let table: string;
let record: GameRecord;

/** A game of two people that the second one gave up, and that the server has looked at. */
beforeAll(async () => {
  const { url } = stage.server;
  const [ann, bob] = [await TestClient.create(url, 'Ann'), await TestClient.create(url, 'Bob')];
  table = await gameByHttp(ann, bob, MOVES);
  const isStored = async (): Promise<boolean> =>
    (await ann.get<TableAnalyses>(`/tables/${table}/analysis`)).body.stored.length > 0;
  await vi.waitUntil(isStored, { timeout: 90_000, interval: 200 });
  record = (await ann.get<GameRecord>(`/tables/${table}/record`)).body;
});

const said = (page: Page): Promise<string> => page.getByTestId('analysed').innerText();

test('what the server found out is there at once, for a stranger with a link, too', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await page.goto(`${stage.server.url}/g/${table}#analysis-5`);
  await page.getByTestId('analysed').waitFor();
  expect(await said(page)).toMatch(/^Standard depth\s+Stored on the server/);
  expect(page.workers()).toEqual([]);
  expect(await page.getByRole('slider', { name: 'Chances over the game' }).getAttribute('aria-valuenow')).toBe('5');
  expect(await sidewaysPanning(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByTestId('deeper').click();
  await page.getByTestId('analysed').getByText('Great depth').waitFor();
  expect(await said(page)).toMatch(/^Great depth\s+Stored on the server/);
  expect(page.workers()).toEqual([]);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByTestId('share-analysis').click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe('#analysis-5');
  const stranger = await Visitor.arrive(stage.browser, 'laptop', 'hu');
  await stranger.page.goto(link);
  await stranger.page.getByTestId('analysed').waitFor();
  expect(await said(stranger.page)).toMatch(/^Nagy mélység\s+A szerveren tárolva/);
  expect(visitor.pageErrors).toEqual([]);
  await Promise.all([visitor.leave(), stranger.leave()]);
});

test('where the server has nothing or refuses, the browser finds it out itself', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'laptop', 'pl');
  const { page } = visitor;
  const nothing = { offered: ['standard', 'deep'], stored: [], waiting: [] } satisfies TableAnalyses;
  const busy = { code: 'ANALYSIS_BUSY', detail: 'many analyses are waited for', retryAfter: 300 };
  await page.route(`**/api/v1/tables/${table}/analysis`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: busy }) : route.fulfill({ json: nothing }),
  );
  await page.goto(`${stage.server.url}/g/${table}#analysis-5`);
  await page.getByTestId('analysed').waitFor();
  expect(await said(page)).toBe('Zwykła głębokość');
  await page.getByTestId('deeper').click();
  await page.getByText('Wiele partii czeka na analizę').waitFor();
  await page.getByTestId('deeper-here').click();
  await page.getByTestId('analysed').getByText('Duża głębokość').waitFor();
  expect(await said(page)).toBe('Duża głębokość');
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});

test('how far the server is with what was asked for is told, and nobody has to wait for it', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  let done = 0;
  await page.route(`**/api/v1/tables/${table}/analysis`, (route) => {
    const job = { depth: 'deep', done, all: done === 0 ? null : 40, ahead: 2 } as const;
    const answer: TableAnalyses = { offered: ['deep'], stored: [], waiting: [job] };
    return route.fulfill({ json: answer });
  });
  await page.goto(`${stage.server.url}/g/${table}#analysis-5`);
  await page.getByTestId('asked').getByText('The server looks at 2 other games first.').waitFor();
  done = 17;
  await page.getByTestId('asked').getByText('The server is looking: 17 of 40 decisions').waitFor();
  expect(await sidewaysPanning(page)).toEqual([]);
  await page.getByTestId('deeper-here').click();
  await page.getByTestId('stop-analysis').waitFor();
  await visitor.leave();
});

test('a game of a file is analysed like one of the server: a record, and a text that people write', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'laptop');
  const { page } = visitor;
  const { match } = unwrap(loadSave(duel, JSON.stringify(record.save)));
  const text = formatRecord({ ...recordOf(match, { names: ['Ada', null] }), hash: null });
  const files = [
    ['game.json', JSON.stringify(record), 'Ann', 'Bob'],
    ['game.txt', text, 'Ada', 'Second'],
  ];
  for (const [name, content, first, second] of files) {
    await page.goto(`${stage.server.url}/replay`);
    const buffer = Buffer.from(content);
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'One move on' }).click();
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.getByTestId('sentences').waitFor();
    expect(new URL(page.url()).pathname).toBe('/replay');
    const chart = page.getByRole('region', { name: 'Chances over the game' });
    for (const seat of [first, second]) await chart.getByText(seat, { exact: false }).first().waitFor();
    expect(await page.getByTestId('share-analysis').count()).toBe(0);
    await page.getByRole('link', { name: 'Close the analysis' }).click();
    await page.getByRole('button', { name: 'One move on' }).waitFor();
  }
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});
