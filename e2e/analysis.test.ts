import { expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

test('a finished game is told in sentences, walked through by keys, explored, and played on', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await page.goto(stage.server.url);
  for (const [name, text] of Object.entries(settingOf('debriefDuel').storage))
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, text] as const);
  await page.goto(`${stage.server.url}/g/local`);
  const debrief = page.getByTestId('debrief');
  await debrief.getByTestId('sentences').waitFor();
  expect(await debrief.locator('dd').count()).toBe(3);
  await debrief.getByRole('link', { name: 'Analyse' }).click();

  const chart = page.getByRole('slider', { name: 'Chances over the game' });
  await page.getByTestId('moments').getByRole('row').nth(2).waitFor();
  const last = Number(await chart.getAttribute('aria-valuemax'));
  expect(Number(await chart.getAttribute('aria-valuenow'))).toBe(last);
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuenow')).toBe(String(last - 1));
  await page.getByTestId('moments').getByRole('button').first().click();
  await page.getByTestId('moment').waitFor();
  expect(Number(await chart.getAttribute('aria-valuenow'))).toBeLessThan(last - 1);
  expect(new URL(page.url()).hash).toBe(`#analysis-${await chart.getAttribute('aria-valuenow')}`);

  await page.keyboard.press('x');
  const explore = page.getByTestId('explore');
  await explore.locator('.move').first().click();
  await explore.getByRole('button', { name: /: / }).first().waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByTestId('play-on').getByRole('button').last().click();
  await page.getByTestId('action-sheet').waitFor();
  await visitor.leave();
});
