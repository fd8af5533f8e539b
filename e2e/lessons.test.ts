import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { COURSES } from '../packages/web/src/learn/courses.ts';
import { LessonPlayer } from './lessonPlayer.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

const lessonIn = (page: Page, state: string): ReturnType<Page['locator']> =>
  page.locator(`[data-testid=lesson][data-state=${state}]`);

test.each(['en', 'pl', 'hu'])('every lesson is played through on a phone: %s', async (language) => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', language);
  const { page } = visitor;
  await page.addInitScript(() => localStorage.setItem('pharos.settings', JSON.stringify({ speed: 'off' })));
  const player = new LessonPlayer(page);
  for (const course of COURSES) {
    await page.goto(`${stage.server.url}/learn/${course.id}/1`);
    for (const lesson of await course.load()) {
      await lessonIn(page, 'task').waitFor();
      await visitor.expectNoScroll();
      for (const { show } of lesson.steps) await player.play(lesson.game, show);
      await lessonIn(page, 'done').waitFor();
      await page.getByTestId('next-lesson').click();
    }
    await page.getByTestId('learn').waitFor();
  }
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('pharos.lessons') ?? '[]') as string[]);
  expect(kept).toHaveLength(COURSES.reduce((sum, { lessons }) => sum + lessons.length, 0));
  await visitor.leave();
});

test('three clicks lead somebody new from the home page to a lesson that is done', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone', 'en', { isNew: true });
  const { page } = visitor;
  await page.goto(stage.server.url);
  await page.getByTestId('first-lesson').click();
  await page.locator('[data-card=theater]').click();
  await page.getByTestId('action-sheet').locator('.btn--primary').click();
  await lessonIn(page, 'done').waitFor();
  await visitor.leave();
});

test('a wrong move is explained and can be made better, by keys alone', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await page.goto(`${stage.server.url}/learn/duel/1`);
  await lessonIn(page, 'task').waitFor();
  for (const [key, state] of [
    ['d', 'wrong'],
    ['b', 'done'],
  ] as const) {
    await page.locator('[data-card=theater]').press('Enter');
    await page.keyboard.press(key);
    await lessonIn(page, state).waitFor();
    if (state === 'wrong') await page.getByTestId('try-again').press('Enter');
  }
  expect(await lessonIn(page, 'done').textContent()).toContain('opponent’s turn');
  await visitor.leave();
});

test('a first game explains new signs, and gives advice with reasons that can be followed', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await page.goto(`${stage.server.url}/learn`);
  await page.getByTestId('first-game').first().click();
  const coach = page.getByTestId('coach');
  await expect.poll(() => coach.locator('.sign').count()).toBe(2);
  const explained = await coach.locator('.sign').allTextContents();
  // What is explained is marked on the table, and another move may be asked about.
  await expect.poll(() => page.locator('[data-coached]').count()).toBeGreaterThan(0);
  await coach.locator('.ask').first().click();
  expect(await coach.getByTestId('why-not').textContent()).toMatch(/chance of \d+ %/);
  await coach.getByRole('button', { name: 'Back to the advice' }).click();
  await coach.locator('.take').click();
  await page.getByTestId('action-sheet').locator('.acts').waitFor();
  await page.keyboard.press('d');
  await coach.locator('.advice').waitFor();
  expect(await coach.locator('.sign').allTextContents()).not.toEqual(explained);

  await coach.getByTestId('end-coach').click();
  await page.getByTestId('action-sheet').waitFor();
  await page.reload();
  await page.getByTestId('action-sheet').waitFor();
  expect(await coach.count()).toBe(0);
  expect(await page.locator('[data-coached]').count()).toBe(0);
  await visitor.leave();
});

test('a first game of 7 Wonders is explained by the same coach, and a sign that was met is not met again', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await page.goto(`${stage.server.url}/learn`);
  await page.getByRole('button', { name: 'First game of 7 Wonders, guided', exact: true }).click();
  const coach = page.getByTestId('coach');
  const signs = coach.locator('.sign');
  await expect.poll(() => signs.count()).toBe(2);
  const explained = await signs.allTextContents();
  expect(explained[0]).toContain('Your hand.');
  expect(await page.getByTestId('hand').locator('[data-hand]').count()).toBe(7);
  await coach.locator('.take').click();
  await page.getByTestId('action-sheet').locator('.acts').waitFor();
  await page.keyboard.press('d');
  await expect.poll(() => page.getByTestId('hand').locator('[data-hand]').count()).toBe(6);
  await coach.locator('.advice').waitFor();
  for (const text of await signs.allTextContents()) expect(explained).not.toContain(text);
  await visitor.expectNoScroll();

  // What was met goes with its owner.
  await page.goto(`${stage.server.url}/learn`);
  await page.getByTestId('learn').waitFor();
  const learned = async (): Promise<string[]> =>
    ((await (await page.request.get(`${stage.server.url}/api/v1/me/progress`)).json()) as { done: string[] }).done;
  await expect.poll(learned).toContain('sign:wonders/hand');
  await visitor.leave();
});
