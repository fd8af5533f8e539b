import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { finishedDuel, finishedWonders, openEnd } from './finishedGame.ts';
import { sidewaysPanning } from './panning.ts';
import { setStage } from './stage.ts';
import { SIZES, Visitor } from './table.ts';

const stage = setStage();

const TEAMS = { packs: ['base', 'armada'], edition: 1, players: 8, teams: true };
const teams = finishedWonders(TEAMS, '7.25');
const duelByPoints = finishedDuel({}, '9.5');

/** Words of the end that are cut off, smaller than 11 px, or lie outside their panel. */
function unreadable(page: Page): Promise<string[]> {
  return page.getByTestId('end-screen').evaluate((end) =>
    [...end.querySelectorAll<HTMLElement>('.panel *')].flatMap((element) => {
      const isSaid = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      const box = element.getBoundingClientRect();
      const frame = element.closest('.panel')?.getBoundingClientRect();
      if (!isSaid || box.width <= 2 || frame === undefined || element.closest('.dock, svg')) return [];
      const text = element.textContent?.trim().slice(0, 30) ?? '';
      const isInside = box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
      return [
        ...(isInside ? [] : [`outside: ${text}`]),
        ...(element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 ? [`cut: ${text}`] : []),
        ...(Number.parseFloat(getComputedStyle(element).fontSize) < 11 ? [`tiny: ${text}`] : []),
      ];
    }),
  );
}

test.each(['en', 'pl', 'hu'])('the end of a team game is readable at every size, in %s', async (locale) => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', locale);
  const { page } = visitor;
  await openEnd(visitor, stage.server.url, teams, 8);
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await page.getByTestId('score-table').waitFor();
    expect(await unreadable(page), name).toEqual([]);
    expect(await sidewaysPanning(page), name).toEqual([]);
    // Everybody's points by category, and a total for each.
    expect(await page.getByTestId('score-table').locator('td').count(), name).toBeGreaterThanOrEqual(8 * 10);
  }
  await page.setViewportSize(SIZES.phone);
  for (const bar of await page.getByTestId('parties').locator('.bar').all())
    expect((await bar.boundingBox())?.width).toBeGreaterThan(120);
  expect(await seriousFindings(page)).toEqual([]);
  await visitor.leave();
});

test.each(['en', 'pl', 'hu'])('the end of a duel is readable at every size, in %s', async (locale) => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', locale);
  await openEnd(visitor, stage.server.url, duelByPoints, 2);
  for (const [name, size] of Object.entries(SIZES)) {
    await visitor.page.setViewportSize(size);
    expect(await unreadable(visitor.page), name).toEqual([]);
    expect(await sidewaysPanning(visitor.page), name).toEqual([]);
  }
  expect(await seriousFindings(visitor.page)).toEqual([]);
  await visitor.leave();
});

test('points are counted before the result is told, a tap ends that, and the result is told to me', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', 'en', { reducedMotion: 'no-preference' });
  const { page } = visitor;
  await openEnd(visitor, stage.server.url, teams, 8);
  await page.getByRole('heading', { name: 'Counting the points' }).waitFor();
  await page.getByTestId('parties').tap();
  await page.getByRole('heading', { name: /^Your team (wins|is) / }).waitFor();
  // Who comes back from the table need not wait again.
  await page.getByRole('button', { name: 'Table' }).tap();
  await page.getByTestId('turn-pill').waitFor();
  await page.getByRole('button', { name: 'Final scores' }).first().tap();
  await page.getByRole('heading', { name: /^Your team (wins|is) / }).waitFor({ timeout: 1500 });
  await visitor.leave();
});
