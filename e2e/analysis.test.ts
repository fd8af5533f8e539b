import { expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();

/** The analysis of the finished game of a scene. */
async function analyseScene(visitor: Visitor, scene: string, hash: string): Promise<void> {
  const { page } = visitor;
  await page.goto(stage.server.url);
  for (const [name, text] of Object.entries(settingOf(scene).storage))
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, text] as const);
  await page.goto(`${stage.server.url}/g/local${hash}`);
}

test('a finished game is told in sentences, walked through by keys, explored, and played on', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await analyseScene(visitor, 'debriefDuel', '');
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

test('arrows on a tab go to the next tab, which names what it shows, and leave the position alone', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await analyseScene(visitor, 'debriefDuel', '#analysis-30');
  const chart = page.getByRole('slider', { name: 'Chances over the game' });
  await page.getByRole('tab', { name: 'Moments' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'All moves' }).waitFor();
  expect(await page.getByRole('tab', { name: 'All moves' }).evaluate((tab) => tab === document.activeElement)).toBe(
    true,
  );
  expect(await chart.getAttribute('aria-valuenow')).toBe('30');
  await visitor.leave();
});

test('of 7 Wonders all chances are numbers, turns are those of the table, and a phone has each part one press away', async () => {
  const visitor = await Visitor.arrive(stage.browser, 'phone');
  const { page } = visitor;
  await analyseScene(visitor, 'analysisSea', '#analysis-9');
  const chart = page.getByRole('slider', { name: 'Chances over the game' });
  // The analysis comes to this position after a while.
  await page.getByTestId('legend').getByText('%').first().waitFor();
  for (const row of await page.getByTestId('legend').getByRole('listitem').allTextContents())
    expect(row).toMatch(/\d+ %$/);
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/Age II, turn 1 · You .* Iason \d+ %/);
  await chart.focus();
  await page.keyboard.press('End');
  expect(await chart.getAttribute('aria-valuetext')).toContain('Age III, turn 7');
  for (const part of ['Points', 'Trade', 'Fleets', 'Draft']) {
    await page.getByRole('tab', { name: part }).click();
    await page.getByRole('tabpanel', { name: part }).getByRole('heading').first().waitFor();
  }
  await visitor.leave();
});
