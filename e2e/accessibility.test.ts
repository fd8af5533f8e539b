import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { Player, playToTheEnd } from './player.ts';
import { TestServer } from './server.ts';
import { Visitor, type Size } from './table.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Findings that keep somebody from using the page. */
async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

test.each(['/', '/help', '/about', '/replay', '/g/0000000000'])('%s has no serious finding', async (path) => {
  const visitor = await Visitor.arrive(browser);
  await visitor.page.goto(server.url + path);
  await visitor.page.locator('h1, h2').first().waitFor();
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.context.close();
});

test.each<Size>(['laptop', 'phone'])('the table and the end on a %s have no serious finding', async (size) => {
  const visitor = await Visitor.arrive(browser, size);
  await visitor.playBot(server.url);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  const player = new Player(visitor.page, size === 'phone' ? 'touch' : 'mouse');
  for (let choices = 0; choices < 8;) if (await player.choose().catch(() => false)) choices++;
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await playToTheEnd([player]);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.context.close();
});

test('the lobby has no serious finding', async () => {
  const visitor = await Visitor.arrive(browser);
  await visitor.invite(server.url);
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.context.close();
});

test('moves and turns are announced to screen readers', async () => {
  const visitor = await Visitor.arrive(browser);
  await visitor.playBot(server.url);
  const live = visitor.page.locator('[aria-live=polite]').first();
  await new Player(visitor.page).choose();
  await expect.poll(() => live.innerText()).not.toBe('');
  await visitor.context.close();
});
