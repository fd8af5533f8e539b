import type { PrintedCost } from '@pharos/wonders';
import { span, type Span, type Style } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { inColour } from '../../cardLooks.ts';
import type { WondersWords } from '../words/wondersWords.ts';

/** Manufactured goods are made by grey cards, everything else by brown ones. */
const MANUFACTURED = new Set(['glass', 'papyrus', 'textile']);

/** A resource in running text. */
export function resourceStyle(resource: string): Style {
  return { ...inColour(MANUFACTURED.has(resource) ? 'grey' : 'brown'), bold: true };
}

/** A cost in letters: `1¢ WWS`. */
export function costSpans({ coins, units }: PrintedCost, words: WondersWords): Span[] {
  return [
    ...(coins === 0 ? [] : [span(`${coins}¢${units.length === 0 ? '' : ' '}`, styles.coins)]),
    ...units.map((resource) => span(words.sign(resource), resourceStyle(resource))),
  ];
}
