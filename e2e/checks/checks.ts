import type { CDPSession, Page } from 'playwright-core';
import type { checks as InPage } from './inPage.ts';

declare const checks: typeof InPage;

/** What pans sideways, words that are too small or cut, sheets that scroll; with a finger, also what is too small to press. */
export function layoutFindings(page: Page, hasTouch: boolean): Promise<string[]> {
  return page.evaluate(async (touches) => {
    await checks.settled();
    return checks.layout(touches);
  }, hasTouch);
}

/** Words are not drawn, nor arrows from piece to piece, which cross what lies between and are nobody's ground. */
const WITHOUT_WORDS = `* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; transition: none !important; }
  svg text, svg tspan { fill: transparent !important; stroke: transparent !important; }
  .marks > svg { visibility: hidden !important; }`;
const WITHOUT_SIGNS = 'svg { visibility: hidden !important; }';

/** A picture of the page, which goes on without what the styles hide. */
async function pictureWithout(session: CDPSession, page: Page, css: string): Promise<string> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  // Not by `page.screenshot`, which waits for fonts and frames, and makes the picture smaller at the price of time.
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return data;
}

/** Words and signs too pale to read, in the colours that the browser draws. */
export async function contrastFindings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const behindWords = await pictureWithout(session, page, WITHOUT_WORDS);
  const behindSigns = await pictureWithout(session, page, `${WITHOUT_WORDS} ${WITHOUT_SIGNS}`);
  await session.detach();
  return page.evaluate(
    ([words, signs]) => {
      document.adoptedStyleSheets = [];
      return checks.contrast(words, signs);
    },
    [behindWords, behindSigns] as const,
  );
}
