import { flow, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import type { WondersWords } from '../words/wondersWords.ts';

const LABELS = ['produces', 'sells', 'wonder', 'cards'] as const;

/** Where texts behind a label begin, so that all of a language begin in the same column. */
function indentIn({ say }: WondersWords): number {
  return 5 + Math.max(...LABELS.map((key) => say(key).length));
}

/** Items behind a label, in as many lines as they need. */
export function labelledLines(
  label: string,
  items: readonly Line[],
  words: WondersWords,
  columns: number,
  between = ', ',
): Line[] {
  if (items.length === 0) return [];
  const indent = indentIn(words);
  const [first, ...others] = items;
  return flow([[span(`    ${label} `.padEnd(indent), styles.label), ...first], ...others], columns, between, indent);
}

/** Items behind a heading that stands at the edge. */
export function headedLines(heading: string, items: readonly Line[], columns: number): Line[] {
  if (items.length === 0) return [];
  const [first, ...others] = items;
  return flow([[span(`${heading}  `, styles.strong), ...first], ...others], columns, ' · ', 2);
}
