// Gives a page the checks that run in it.
import { findPanning, INTENDED } from '../panning.ts';
import { paleSigns, paleWords, readPicture } from './contrast.ts';
import { linesOfText, lookAnew } from './visibleText.ts';
import { scrollingSheets } from './sheets.ts';
import { smallTargets } from './targets.ts';
import { cutWords, tinyWords } from './words.ts';

// A scene that passes lets no frame of the client through.
const frame = requestAnimationFrame.bind(window);

/** What follows a new size of the window has happened. */
const settled = (): Promise<void> => new Promise((resolve) => frame(() => frame(() => resolve())));

/** What pans sideways, words that are too small or cut, sheets that scroll, and what is too small for a finger where there is one. */
function layout(hasTouch: boolean): string[] {
  lookAnew();
  const lines = linesOfText();
  const found = [...tinyWords(lines), ...cutWords(lines), ...scrollingSheets(), ...(hasTouch ? smallTargets() : [])];
  return [...findPanning(INTENDED).map((one) => `pans: ${one}`), ...new Set(found)];
}

/** Words and signs that are too pale, by pictures of the page without words, and without signs too. */
async function contrast(behindWords: string, behindSigns: string): Promise<string[]> {
  lookAnew();
  const [words, signs] = await Promise.all([behindWords, behindSigns].map(readPicture));
  return [...paleWords(linesOfText(), words), ...paleSigns(words, signs)];
}

export const checks = { contrast, layout, settled };

Object.assign(globalThis, { checks });
