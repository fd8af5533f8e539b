import { flow, line, paint } from './ansi.ts';
import type { Screen } from './screen.ts';

/** Further lines of a text begin a little to the right. */
const INDENT = 4;

/** Texts broken at their spaces into lines that fit the screen, each text on a line of its own. */
export function wrapTexts(texts: readonly string[], { columns, colours }: Screen): string {
  return texts
    .flatMap((text) => {
      const words = text.split(' ').map((word) => line(word));
      return flow(words, columns, ' ', INDENT).map((spans) => paint(spans, colours));
    })
    .join('\n');
}
