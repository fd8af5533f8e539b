import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './stage.ts';
import { SIZES, Visitor } from './table.ts';

const stage = setStage();

/** Whether an element is in the window, before anybody scrolls: all of it, or a part around its middle. */
async function isOnScreen(page: Page, selector: string, part = 1): Promise<boolean> {
  const whole = await page.locator(selector).first().boundingBox();
  const box = whole && {
    x: whole.x + (whole.width * (1 - part)) / 2,
    y: whole.y + (whole.height * (1 - part)) / 2,
    width: whole.width * part,
    height: whole.height * part,
  };
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

test('a first visit offers one way in without scrolling, at every size', async () => {
  const { page, context } = await Visitor.arrive(stage.browser, 'laptop', 'hu', { isNew: true });
  await page.goto(stage.server.url);
  await page.locator('.picks').waitFor();
  expect(await page.locator('.btn--primary').count()).toBe(1);
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    expect(await isOnScreen(page, '.btn--primary'), name).toBe(true);
    // The glow fades out; the flame is the middle of it.
    expect(await isOnScreen(page, '.glow', 0.4), name).toBe(true);
  }
  await context.close();
});

test('whoever comes back can play without scrolling, at every size', async () => {
  const { page, context } = await Visitor.arrive(stage.browser, 'laptop', 'hu');
  await page.goto(stage.server.url);
  await page.locator('.tcard').first().waitFor();
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    expect(await isOnScreen(page, '.tcard .btn--primary'), name).toBe(true);
  }
  await context.close();
});

test('a first game of Duel has no draft, and the home page has all options from then on', async () => {
  const { page, context, pageErrors } = await Visitor.arrive(stage.browser, 'laptop', 'en', { isNew: true });
  await page.goto(stage.server.url);
  await page.getByText('For beginners').waitFor();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByTestId('action-sheet').waitFor();
  // The draft of Wonders is a choice of its own; without it the first choice is an open card.
  await page.locator('[data-slot][aria-pressed]').first().waitFor();
  await page.goto(stage.server.url);
  await page.locator('.duelcard').waitFor();
  expect(await page.locator('.picks').count()).toBe(0);
  expect(pageErrors).toEqual([]);
  await context.close();
});

test('languages are a list, each by its own name', async () => {
  const { page, context } = await Visitor.arrive(stage.browser, 'laptop', 'en', { isNew: true });
  await page.goto(stage.server.url);
  await page.getByRole('button', { name: 'Language: English' }).click();
  expect(await page.locator('#languages button').allInnerTexts()).toEqual(['English', 'Polski', 'Magyar']);
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Zagraj teraz' }).waitFor();
  await page.getByText('7 Cudów Świata: Pojedynek').first().waitFor();
  expect(await page.locator('#languages').isVisible()).toBe(false);
  await context.close();
});
