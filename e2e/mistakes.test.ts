import { expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

test('own mistakes are made anew at the table with all moves open, with a hint and the answer', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await page.goto(stage.server.url);
  for (const [name, text] of Object.entries(settingOf('analysisMistake').storage))
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, text] as const);
  await page.goto(`${stage.server.url}/g/local#analysis`);
  await page.getByTestId('learn').click();
  const task = (state: string): ReturnType<typeof page.locator> =>
    page.locator(`[data-testid=mistakes][data-state=${state}]`);
  await task('task').waitFor();
  await visitor.expectNoScroll();
  await page.getByTestId('hint-mistake').click();
  expect(await page.getByTestId('mistake-hint').textContent()).not.toBe('');

  // Any card that can be taken may be tried.
  await page.locator('[data-testid=structure] [data-card]:has(.price--me)').first().click();
  await page.keyboard.press('d');
  await page.locator('[data-testid=mistakes]:is([data-state=wrong], [data-state=right])').waitFor();
  if ((await task('wrong').count()) > 0) {
    await page.getByTestId('try-again').click();
    await task('task').waitFor();
    await page.getByTestId('show-answer').click();
    await task('shown').waitFor();
  }
  expect(await page.getByTestId('mistakes').textContent()).toMatch(/\d+\s?%/);
  const [first, ply] = [page.getByTestId('mistakes'), await page.getByTestId('mistakes').getAttribute('data-ply')];
  await page.getByTestId('next-mistake').click();
  await expect.poll(() => first.getAttribute('data-ply')).not.toBe(ply);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByTestId('analysis').waitFor();
  await visitor.leave();
});
