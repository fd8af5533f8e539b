import { readFileSync } from 'node:fs';
import type { PuzzleFile } from '@pharos/analysis/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LessonPlayer } from './lessonPlayer.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

const setOf = (id: string): PuzzleFile =>
  JSON.parse(readFileSync(new URL(`../packages/web/public/puzzles/${id}.json`, import.meta.url), 'utf8')) as PuzzleFile;

const puzzleIn = (page: Page, state: string): ReturnType<Page['locator']> =>
  page.locator(`[data-testid=puzzle][data-state=${state}]`);

/** A puzzle that is solved by building a card for which nothing is to be chosen, and of which another card can be built. */
function buildingPuzzle({ list }: PuzzleFile): { id: string; best: string; other: string } {
  const built = /^build ([\w-]+)$/;
  for (const { id, moves } of list) {
    const other = moves.slice(1).find(({ move }) => built.test(move));
    if (built.test(moves[0].move) && other !== undefined) return { id, best: moves[0].move, other: other.move };
  }
  throw new Error('no such puzzle');
}

test.each([
  ['duel', 'en'],
  ['agora', 'pl'],
  ['wonders', 'hu'],
  ['armada', 'en'],
])('a puzzle of %s is answered wrongly, then rightly, on a phone', async (set, language) => {
  const { id, best, other } = buildingPuzzle(setOf(set));
  const visitor = await Visitor.arrive(stage.browser, 'phone', language);
  const { page } = visitor;
  await page.addInitScript(() => localStorage.setItem('pharos.settings', JSON.stringify({ speed: 'off' })));
  await page.goto(`${stage.server.url}/puzzles/${set}#${id}`);
  const player = new LessonPlayer(page);
  await puzzleIn(page, 'task').waitFor();
  await visitor.expectNoScroll();
  await player.play(set, other);
  await puzzleIn(page, 'wrong').waitFor();
  expect(await puzzleIn(page, 'wrong').textContent()).toMatch(/\d+\s?%/);
  await visitor.expectNoScroll();
  await page.getByTestId('try-again').click();
  await puzzleIn(page, 'task').waitFor();
  await player.play(set, best);
  await puzzleIn(page, 'right').waitFor();
  await visitor.expectNoScroll();
  const kept = await page.evaluate(() => localStorage.getItem('pharos.puzzles') ?? '');
  expect(JSON.parse(kept)).toMatchObject({ tried: { [set]: [{ puzzle: id, solved: false }] } });
  await page.getByTestId('next-puzzle').click();
  await puzzleIn(page, 'task').waitFor();
  expect(page.url()).not.toContain(id);
  await visitor.leave();
});

test('puzzles are chosen by game and theme, and a solution is shown to whoever asks', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await page.goto(`${stage.server.url}/learn`);
  await page.getByTestId('to-puzzles').click();
  await page.getByTestId('puzzles-duel-deny').click();
  await puzzleIn(page, 'task').waitFor();
  const shown = new URL(page.url()).hash.slice(1);
  expect(setOf('duel').list.find(({ id }) => id === shown)?.themes).toContain('deny');
  await page.getByTestId('show-solution').click();
  await puzzleIn(page, 'shown').waitFor();
  expect(await page.getByTestId('puzzle-facts').textContent()).not.toBe('');
  await visitor.leave();
});

test('on a phone puzzles and the replay of a file are two presses away from any page', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', 'hu');
  const { page } = visitor;
  for (const [name, path] of [
    ['Feladványok', '/puzzles'],
    ['Visszajátszás és betöltés', '/replay'],
  ]) {
    await page.goto(`${stage.server.url}/about`);
    await page.getByRole('button', { name: 'Továbbiak' }).click();
    await visitor.expectNoScroll();
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(stage.server.url + path);
  }
  await visitor.leave();
});

test('who has been here with a quiet page finds all puzzles without a network, opened before or not', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', 'en', { serviceWorkers: 'allow' });
  const { page } = visitor;
  await page.goto(stage.server.url);
  const kept = (): Promise<number> =>
    page.evaluate(async () => (await (await caches.open('puzzles')).keys()).length).catch(() => 0);
  await expect.poll(kept, { timeout: 90_000, interval: 1000 }).toBe(4);
  await page.context().setOffline(true);
  await page.goto(`${stage.server.url}/puzzles`);
  await page.getByTestId('puzzles-armada-mixed').click();
  await puzzleIn(page, 'task').waitFor();
  await visitor.leave();
});

test('a puzzle that was opened once is there without a network', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'laptop', 'en', { serviceWorkers: 'allow' });
  const { page } = visitor;
  await page.goto(`${stage.server.url}/puzzles`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await page.getByTestId('puzzles-duel-mixed').waitFor();
  await page.context().setOffline(true);
  await page.goto(`${stage.server.url}/puzzles/duel`);
  await puzzleIn(page, 'task').waitFor();
  await page.getByTestId('show-solution').click();
  await puzzleIn(page, 'shown').waitFor();
  await visitor.leave();
});
