import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './stage.ts';
import { Visitor } from './table.ts';

const stage = setStage();
const cell = (page: Page) => page.getByRole('button', { name: /^7 Wonders Duel, Quick, / });

test('two who press the same square of the grid play against each other, whatever bots they would have had', async () => {
  const [first, second] = [await Visitor.arrive(stage.browser), await Visitor.arrive(stage.browser, 'phone')];
  await first.page.goto(stage.server.url);
  await first.page.locator('.level select').selectOption({ label: 'Novice' });
  await cell(first.page).click();
  await first.page.getByText('Looking for one more').waitFor();
  await second.page.goto(stage.server.url);
  await second.page.getByRole('button', { name: '7 Wonders Duel, Quick, 1 waits' }).click();
  for (const { page } of [first, second]) await page.getByTestId('turn-pill').waitFor();
  expect(second.page.url()).toBe(first.page.url());
  await first.leave();
  await second.leave();
});

test('whoever looks no longer is not waited for', async () => {
  const visitor = await Visitor.arrive(stage.browser);
  const { page } = visitor;
  await page.goto(stage.server.url);
  await cell(page).click();
  await page.getByText('Looking for one more').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: '7 Wonders Duel, Quick, be the first' }).waitFor();
  await visitor.leave();
});
