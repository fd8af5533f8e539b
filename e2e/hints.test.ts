import { expect, test } from 'vitest';
import { seriousFindings } from './findings.ts';
import { setStage } from './stage.ts';
import { seatTwo, Visitor } from './table.ts';

const stage = setStage();

test('a hint by key and by press, taken up and played', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await visitor.playBot(stage.server.url);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.waitFor();
  await page.keyboard.press('h');
  const moves = page.getByRole('region', { name: 'Hint' }).getByRole('listitem');
  await moves.first().waitFor();
  expect(await moves.first().innerText()).toMatch(/^You take /);
  expect(await page.locator('.pick.is-hinted').count()).toBe(1);
  expect(await seriousFindings(page)).toEqual([]);
  await visitor.expectNoScroll();
  await page.keyboard.press('Escape');
  await moves.first().waitFor({ state: 'detached' });
  await hint.click();
  await moves.first().getByRole('button').click();
  await page.getByTestId('action-sheet').locator('.btn--primary').click();
  await page.locator('.is-hinted').waitFor({ state: 'detached' });
  await visitor.leave();
});

test('people who have not agreed on hints are offered none', async () => {
  const [host, friend] = await seatTwo(stage.browser, stage.server.url);
  for (const { page } of [host, friend]) {
    expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
    await page.keyboard.press('h');
    expect(await page.getByRole('region', { name: 'Hint' }).count()).toBe(0);
  }
  await host.context.close();
  await friend.context.close();
});

test('without a server the strongest bot and the hint think beside the page', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await page.goto(stage.server.url);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByText('Master', { exact: true }).first().click();
  await page.locator('.tcard .btn--primary').first().click();
  await page.getByTestId('action-sheet').waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
  await page.keyboard.press('h');
  await page.getByRole('region', { name: 'Hint' }).getByRole('listitem').first().waitFor();
  expect(page.workers().length).toBeGreaterThan(0);
  await visitor.leave();
});

test('the Chamber of a hint is lit in the Senate', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await visitor.goOn(stage.server.url, 'senateAtOnce');
  await page.locator('.picker--senate').waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const best = page.getByRole('region', { name: 'Hint' }).getByRole('listitem').first();
  await best.waitFor();
  const numeral = /Chamber (\w+)/.exec(await best.innerText())?.[1];
  expect(await page.locator('.picker--senate .chamber.is-hinted .chamber__n').allTextContents()).toEqual([numeral]);
  await visitor.leave();
});
