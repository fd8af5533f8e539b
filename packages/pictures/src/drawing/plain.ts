import { framed, MARGIN, title } from './frame.ts';
import { coast } from './coast.ts';
import { TEXT } from './palette.ts';
import { line } from './text.ts';

/** A title before the lighthouse and a sentence below. */
export function plainPicture(lines: readonly string[], text: string, host: string): string {
  const [first, second = ''] = sentences(text);
  return framed(
    [
      coast(),
      title(lines, { y: 196, size: 92, most: 690 }),
      line(first, { x: MARGIN, y: 400, size: 32, fill: TEXT, most: 700, least: 26 }),
      line(second, { x: MARGIN, y: 448, size: 32, fill: TEXT, most: 700, least: 26 }),
    ].join(''),
    host,
  );
}

/** Broken after the first sentence, or at a comma where that is too long. */
function sentences(text: string): string[] {
  const [, first, rest] = /^(.*?[.,]) (.*)$/.exec(text) ?? [null, text, ''];
  return [first, rest];
}
