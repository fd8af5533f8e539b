import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sceneNames, settingOf } from '../packages/web/gallery/scenes/scenes.ts';
import {
  LANGUAGES,
  pixelsOf,
  SIZES,
  THEMES,
  type Language,
  type Size,
  type Theme,
} from '../packages/web/gallery/sizes.ts';
import { contrastFindings, layoutFindings } from './checks/checks.ts';
import { seriousFindings } from './findings.ts';
import { prepareStage, showScene } from './showScene.ts';
import { stopPainting } from './painting.ts';

/** How a scene is looked at: the first size is that in which it is opened, the others follow while it is shown. */
export interface Look {
  readonly scene: string;
  readonly sizes: readonly Size[];
  readonly theme: Theme;
  readonly language: Language;
}

/** The languages with the long words. */
const LONG = ['hu', 'pl'] as const satisfies readonly Language[];

/** A number that belongs to the name of a scene, whatever other scenes there are. */
const numberOf = (scene: string): number => {
  let number = 0;
  for (const letter of scene) number = (number * 31 + letter.charCodeAt(0)) % 65_521;
  return number;
};

/**
 * Each scene once, in every size, in one theme and one language. Its name says which, and with which size to begin: all of them are
 * seen in every part of the client, and a new scene does not change how the others are looked at.
 */
export const usualLooks = (): Look[] =>
  sceneNames().map((scene) => {
    const number = numberOf(scene);
    const first = number % SIZES.length;
    return {
      scene,
      sizes: [...SIZES.slice(first), ...SIZES.slice(0, first)],
      theme: THEMES[Math.floor(number / SIZES.length) % THEMES.length],
      language: LONG[Math.floor(number / SIZES.length / THEMES.length) % LONG.length],
    };
  });

/** Everything: each scene opened anew in every size, theme and language. */
export const allLooks = (): Look[] =>
  sceneNames().flatMap((scene) =>
    SIZES.flatMap((size) =>
      THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ scene, sizes: [size], theme, language }))),
    ),
  );

/** A browser window of its own for scenes, which are not painted unless their colours are looked at. */
export async function openSceneContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript(stopPainting);
  await prepareStage(context);
  return context;
}

/** Phones and tablets are touched, also those that lie. */
const hasTouch = (size: Size): boolean => size !== '1440x900';

export async function openScene(page: Page, base: string, { scene, sizes, theme, language }: Look): Promise<void> {
  const setting = settingOf(scene);
  await page.setViewportSize(pixelsOf(sizes[0]));
  await page.emulateMedia({ reducedMotion: setting.passes ? 'no-preference' : 'reduce' });
  await showScene(page, base, setting, { theme, language });
}

/** Waits for what fades in or moves to its place; what goes on for ever is not waited for. Runs in the page. */
async function settle(): Promise<void> {
  const longest = 3000;
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < longest)
    .map(({ finished }) => finished.catch(() => undefined));
  await Promise.race([Promise.all(moving), new Promise((resolve) => setTimeout(resolve, longest))]);
}

/** All that is wrong with a scene that was opened: its layout in every size, its colours and what axe finds in the first. */
export async function findingsIn(page: Page, { scene, sizes, theme, language }: Look): Promise<string[]> {
  const found: string[] = [];
  // What was pressed last is not looked at with the mouse upon it.
  await page.mouse.move(0, 0);
  for (const [index, size] of sizes.entries()) {
    if (index > 0) await page.setViewportSize(pixelsOf(size));
    await page.evaluate(settle);
    const here = await layoutFindings(page, hasTouch(size));
    // Colours have a check of their own; axe leaves the page unpainted.
    if (index === 0) here.push(...(await contrastFindings(page)), ...(await seriousFindings(page, ['color-contrast'])));
    found.push(...here.map((one) => `${scene} ${size} ${theme} ${language}: ${one}`));
  }
  return found;
}
