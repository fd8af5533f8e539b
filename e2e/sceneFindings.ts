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
import { sidewaysPanning } from './panning.ts';
import { prepareStage, showScene } from './showScene.ts';

/** How a scene is looked at: the first size is that in which it is opened, the others follow while it is shown. */
export interface Look {
  readonly scene: string;
  readonly sizes: readonly Size[];
  readonly theme: Theme;
  readonly language: Language;
}

const WIDE = ['1440x900', '1024x768', '768x1024'] as const satisfies readonly Size[];
const PHONES = ['390x844', '844x390'] as const satisfies readonly Size[];
/** The languages with the long words. */
const LONG = ['hu', 'pl'] as const satisfies readonly Language[];

/**
 * Each scene once, on a phone and on something wider, in one theme and one language; sizes, themes and languages take turns,
 * so that all of them are seen in every part of the client.
 */
export const usualLooks = (): Look[] =>
  sceneNames().map((scene, index) => {
    const sizes: Size[] = [WIDE[index % 3], PHONES[index % 2]];
    return {
      scene,
      sizes: index % 4 < 2 ? sizes : sizes.toReversed(),
      theme: THEMES[(index + Math.floor(index / 3)) % 3],
      language: LONG[Math.floor(index / 2) % 2],
    };
  });

/** Everything: each scene opened anew in every size, theme and language. */
export const allLooks = (): Look[] =>
  sceneNames().flatMap((scene) =>
    SIZES.flatMap((size) =>
      THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ scene, sizes: [size], theme, language }))),
    ),
  );

/** A page in which one scene after the other can be looked at. */
export async function openScenePage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await prepareStage(context);
  return { context, page: await context.newPage() };
}

/** Phones and tablets are touched, also those that lie. */
const hasTouch = (size: Size): boolean => size !== '1440x900';

/** All that is wrong with a scene. */
export async function findingsIn(page: Page, base: string, { scene, sizes, theme, language }: Look): Promise<string[]> {
  const setting = settingOf(scene);
  await page.setViewportSize(pixelsOf(sizes[0]));
  await page.emulateMedia({ reducedMotion: setting.passes ? 'no-preference' : 'reduce' });
  await showScene(page, base, setting, { theme, language });
  const found: string[] = [];
  for (const [index, size] of sizes.entries()) {
    if (index > 0) await page.setViewportSize(pixelsOf(size));
    const here = [
      ...(await sidewaysPanning(page)).map((one) => `pans: ${one}`),
      ...(await layoutFindings(page, hasTouch(size))),
    ];
    if (index === 0) here.push(...(await contrastFindings(page)));
    // Last, for it leaves the page unpainted; contrast has its own check.
    if (index === sizes.length - 1) here.push(...(await seriousFindings(page, ['color-contrast'])));
    found.push(...here.map((one) => `${scene} ${size} ${theme} ${language}: ${one}`));
  }
  return found;
}
