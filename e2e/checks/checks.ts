import type { Page } from 'playwright-core';
import type { checks as InPage } from './inPage.ts';

declare const checks: typeof InPage;

/** Words that are too small or cut, sheets that scroll; with a finger, also what is too small to press. */
export function layoutFindings(page: Page, hasTouch: boolean): Promise<string[]> {
  return page.evaluate(
    (touches) => [
      ...new Set([
        ...checks.tinyWords(),
        ...checks.cutWords(),
        ...checks.scrollingSheets(),
        ...(touches ? checks.smallTargets() : []),
      ]),
    ],
    hasTouch,
  );
}

const WITHOUT_WORDS = `* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; transition: none !important; }
  svg text, svg tspan { fill: transparent !important; stroke: transparent !important; }`;
const WITHOUT_SIGNS = 'svg { visibility: hidden !important; }';

async function pictureWithout(page: Page, css: string): Promise<string> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const picture = await page.screenshot({ scale: 'css' });
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return picture.toString('base64');
}

/** Words and signs too pale to read, in the colours that the browser draws. */
export async function contrastFindings(page: Page): Promise<string[]> {
  const behindWords = await pictureWithout(page, WITHOUT_WORDS);
  const behindSigns = await pictureWithout(page, `${WITHOUT_WORDS} ${WITHOUT_SIGNS}`);
  return page.evaluate(
    async ([words, signs]) => {
      const picture = await checks.readPicture(words);
      return [...checks.paleWords(picture), ...checks.paleSigns(picture, await checks.readPicture(signs))];
    },
    [behindWords, behindSigns] as const,
  );
}
