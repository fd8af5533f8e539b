import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { openSceneContext } from './sceneFindings.ts';
import { showScene } from './showScene.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const CHOICE = '[role=radio], [data-slot], .chamber';
const WISHES = { theme: 'dusk', language: 'en' };

/** One for all scenes: it loads the client once. */
let page: Page;
beforeAll(async () => {
  page = await (await openSceneContext(stage.browser)).newPage();
});

async function open(scene: string, size = { width: 1440, height: 900 }): Promise<void> {
  await page.setViewportSize(size);
  await showScene(page, stage.server.url, settingOf(scene), WISHES);
}

const isChoice = (): Promise<boolean> =>
  page.evaluate((choice) => document.activeElement?.matches(choice) === true, CHOICE);

/** Tabs until a choice has the focus. */
async function tabsToChoice(): Promise<number> {
  for (let tabs = 1; tabs <= 10; tabs++) {
    await page.keyboard.press('Tab');
    if (await isChoice()) return tabs;
  }
  return Infinity;
}

test.each(['draft', 'age1', 'token5', 'agoraTurn', 'seven3-turn1', 'seven3-side', 'sea7-idle', 'act-explore'])(
  'at a table the first choice is at most three tabs away: %s',
  async (scene) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await open(scene, size);
      expect(await tabsToChoice()).toBeLessThanOrEqual(3);
    }
  },
);

test('the focus comes back to the choices when what had it was played', async () => {
  await open('age1');
  expect(await tabsToChoice()).toBeLessThanOrEqual(3);
  await page.keyboard.press('Enter');
  await page.getByTestId('action-sheet').locator('.act--discard').waitFor();
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('[data-slot]').count()).toBeLessThan(16);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(await tabsToChoice()).toBeLessThanOrEqual(3);
});

test('the first stop of a page leads past its bar', async () => {
  await open('about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

  await open('seven3-turn1');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  expect(await tabsToChoice()).toBe(1);
});

test.each(['age1', 'draft', 'wonder', 'late', 'seven5-mid', 'seven5-revive', 'agoraAge3'])(
  'what can be chosen says its name before its price: %s',
  async (scene) => {
    await open(scene);
    const said = await page.locator('main').ariaSnapshot();
    const choices = said.split('\n').filter((line) => /^\s*- (radio|button) "[^"]*[a-z]{4}/i.test(line));
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.filter((line) => /- radio "[\d×+−]/.test(line))).toEqual([]);
  },
);
