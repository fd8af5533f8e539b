import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { TestServer } from './server.ts';
import { Visitor } from './table.ts';
import { buildWithThirdGame } from './thirdGame.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await TestServer.start(inject('emptyFolder'), await buildWithThirdGame());
  browser = await launchBrowser(inject('browser'));
});

afterAll(async () => {
  await Promise.all([browser?.close(), server?.stop()]);
});

const cardOf = (page: Page) => page.getByRole('region', { name: 'Auction' });
const bids = (page: Page) => page.getByTestId('action-sheet').getByRole('button');

/** Bids the first card until none is left. */
async function bidAll(page: Page): Promise<void> {
  for (let left = 5; left > 0; left--) {
    await expect.poll(() => bids(page).count()).toBe(left);
    await bids(page).first().click();
  }
  await page.getByTestId('end-screen').waitFor();
}

test('a game added to the registries of server, bots and client is played to its end and replayed', async () => {
  const visitor = await Visitor.arrive(browser);
  const { page } = visitor;
  await page.goto(server.url);
  await cardOf(page).getByRole('button', { name: 'Play', exact: false }).first().click();
  await bidAll(page);
  await page.getByText('Sold out').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Replay' }).click();
  await page.getByText('of 5').first().waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page
    .getByText(/(wins the prize|Nobody wins)/)
    .first()
    .waitFor();
  await page.goto(`${server.url}/help/auction`);
  await page.getByText('the highest bid wins').waitFor();
  await visitor.leave();
});

test('a game added to the registry of the client is played without a server', async () => {
  const visitor = await Visitor.arrive(browser);
  const { page } = visitor;
  await page.goto(server.url);
  await page.route('**/api/**', (route) => route.abort());
  await cardOf(page).getByRole('button', { name: 'Play', exact: false }).first().click();
  await page.waitForURL('**/g/local');
  await bidAll(page);
  await visitor.leave();
});
