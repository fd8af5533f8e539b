import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { openSceneContext } from './sceneFindings.ts';
import { showScene } from './showScene.ts';
import { setStage } from './stage.ts';

const stage = setStage();

async function open(scene: string, language = 'en', size = { width: 1440, height: 900 }): Promise<Page> {
  const page = await (await openSceneContext(stage.browser)).newPage();
  await page.setViewportSize(size);
  await showScene(page, stage.server.url, settingOf(scene), { theme: 'dusk', language });
  return page;
}

/** The parts of the rules; on phones they are a list. */
const partsOf = (page: Page): Promise<string[]> => page.getByTestId('rules-over').locator('option').allTextContents();

test('rules opened from a table with Armada tell of Armada in its edition, over the table', async () => {
  const page = await open('sea8-rules');
  const dialog = page.getByRole('dialog', { name: '7 Wonders · Armada · 1st edition' });
  await dialog.waitFor();
  expect(await partsOf(page)).toEqual(expect.arrayContaining(['Armada', 'Islands', 'Shipyards']));
  expect(await dialog.locator('[data-section=turnFirst]').count()).toBe(1);
  expect(await dialog.locator('[data-section=turnSecond]').count()).toBe(0);
  expect(await dialog.getByRole('img', { name: /^A shipyard with four lanes/ }).count()).toBe(1);
  // The table is still there, and so is its address.
  expect(await page.getByTestId('turn-pill').isVisible()).toBe(true);
  expect(new URL(page.url()).pathname).toMatch(/^\/g\//);
  await dialog.getByRole('tab', { name: 'Cards' }).click();
  await dialog.locator('[data-card=pawnshop]').waitFor();
  expect(await dialog.locator('[data-card=well]').count()).toBe(0);
  expect(await dialog.locator('[data-card=pontoon]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // Whoever opens and closes them is back where they were.
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'Rules' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

test('rules opened from a table without an expansion leave it out', async () => {
  const page = await open('seven5-rules', 'en', { width: 390, height: 844 });
  await page.getByRole('dialog', { name: '7 Wonders · 2nd edition' }).waitFor();
  expect(await partsOf(page)).toContain('Cards');
  expect(await partsOf(page)).not.toContain('Armada');
  await page.keyboard.press('Escape');
  await page.getByTestId('rules-over').waitFor({ state: 'detached' });
  await page.context().close();
});

test('rules opened from a table of Duel with Agora tell of both', async () => {
  const page = await open('agoraRules', 'pl');
  await page.getByRole('dialog', { name: '7 Cudów Świata: Pojedynek · Agora' }).waitFor();
  expect(await page.locator('[data-section=senate] .picture').count()).toBe(1);
  await page.context().close();
});

test('before the game its rules open over the lobby', async () => {
  const page = await open('lobbyTeams');
  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
  const dialog = page.getByRole('dialog', { name: '7 Wonders · Armada · 1st edition' });
  // The whole help is fetched first, which takes its time on a busy machine.
  await dialog.locator('[data-section=goal]').waitFor({ timeout: 120_000 });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('.lobby').isVisible()).toBe(true);
  await page.context().close();
});

test('a piece is found by what it does, in both games', async () => {
  const page = await open('wondersCards');
  await page.getByRole('searchbox').fill('papyrus tablet');
  await page.locator('[data-card=scriptorium]').waitFor();
  await expect.poll(() => page.locator('[data-card=altar]').count()).toBe(0);
  await page.goto(`${stage.server.url}/help/duel#cards`);
  await page.getByRole('searchbox').fill('conflict pawn');
  await expect.poll(() => page.locator('.piece').count()).toBeGreaterThan(0);
  await page.context().close();
});
