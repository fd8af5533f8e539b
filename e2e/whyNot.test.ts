import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import { seriousFindings } from './findings.ts';
import { prepareStage, showScene } from './showScene.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const WISHES = { theme: 'dusk', language: 'en' };
const REASON = '[data-testid=why-not]';

/** A scene on a phone, without the last press that the gallery makes in it. */
async function onPhone(name: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await stage.browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await prepareStage(context);
  const page = await context.newPage();
  const setting = settingOf(name);
  await showScene(page, stage.server.url, { ...setting, press: setting.press.slice(0, -1) }, WISHES);
  return { page, context };
}

/** A finger on it: Playwright itself refuses to press what is `aria-disabled`. */
async function touch(element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  await element.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test('by touch, a card of Duel that is too dear says how many coins are missing, and the reason in full when it is pressed', async () => {
  const { page, context } = await onPhone('whyNot');
  const build = page.locator('[aria-keyshortcuts=b]');
  expect(await build.getAttribute('aria-disabled')).toBe('true');
  expect(await build.innerText()).toMatch(/^Build\n\d+ coins missing$/);
  await touch(build);
  expect(await page.locator(REASON).innerText()).toMatch(/It costs \d+ coins; you have 0, so \d+ are missing\./);
  expect(await seriousFindings(page)).toEqual([]);
  await page.locator(REASON).getByRole('button').tap();
  await page.locator(REASON).waitFor({ state: 'detached' });
  await build.focus();
  await page.keyboard.press('Enter');
  await page.locator(REASON).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(REASON).waitFor({ state: 'detached' });
  const described = await build.getAttribute('aria-describedby');
  expect(await page.locator(`#${described}`).textContent()).toContain('are missing');
  await context.close();
});

test('by touch, a card of Armada that cannot be paid rings what is missing and names it with the stock of both neighbours', async () => {
  const { page, context } = await onPhone('act-lacking');
  const card = page.locator('[data-slot][aria-pressed=true]');
  expect(await card.getAttribute('aria-label')).toMatch(/, Missing: \d /);
  expect(await card.locator('.res.is-missing:not(.price .res)').count()).toBeGreaterThan(0);
  expect(await card.locator('.price .res.is-missing').count()).toBeGreaterThan(0);
  expect(await page.locator('.sheet7__b').innerText()).toMatch(/Missing: \d/);
  await touch(page.locator('[aria-keyshortcuts=b]'));
  expect(await page.locator(REASON).innerText()).toMatch(/Missing: \d .+\. .+\d, .+\d/);
  expect(await page.getByText('Not for sale').count()).toBe(0);
  await context.close();
});

test('by touch, a ship that cannot go along says why, and what a move brings is told in full', async () => {
  const { page, context } = await onPhone('act-noShip');
  const ship = page.locator('[role=switch]');
  expect(await ship.getAttribute('aria-disabled')).toBe('true');
  await touch(ship);
  await page.locator(REASON).waitFor();
  expect(await ship.getAttribute('aria-checked')).toBe('false');
  await page.locator(REASON).getByRole('button').tap();
  const before = await page.getByTestId('action-sheet').boundingBox();
  await page.getByTestId('what-if').tap();
  const detail = page.getByRole('dialog');
  await detail.waitFor();
  expect(await detail.innerText()).toContain('Civilian Buildings');
  expect(await page.getByTestId('action-sheet').boundingBox()).toEqual(before);
  await context.close();
});
