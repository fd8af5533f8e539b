import type { Page } from 'playwright-core';

/** The pages that anybody can open without a game. */
export const PAGES = [
  '/',
  '/help',
  '/help/duel',
  '/help/wonders',
  '/help/duel#rulings',
  '/help/wonders#rulings',
  '/daily',
  '/learn',
  '/about',
  '/replay',
  '/verify',
  '/settings',
  '/games',
  '/history',
  '/watch',
  '/leaderboard',
  '/people',
  '/admin',
  '/identity',
  '/g/0000000000',
] as const;

/** Opens one of them and waits until it is there. */
export async function openPage(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path);
  await page.locator('h1, h2').first().waitFor();
  // Until a part of the client is fetched a card says so, in a page that is put away with it.
  await page.locator('.state:has([href="#i-ch-lighthouse"])').waitFor({ state: 'detached' });
  // Before its fonts are there a page may cut a word that fits afterwards.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (path.endsWith('#rulings')) await page.locator('.rulingtable').first().waitFor();
}
