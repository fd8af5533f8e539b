import { textsBeside } from '../../../i18n/textsBeside.ts';
import type { Section } from '../../../i18n/types.ts';
import type { FigureTexts } from '../../../help/figure.ts';
import type { Glossary } from '../../../help/glossary.ts';
import { inHelpWordsOfEdition } from '../words/editionWords.ts';
import type helpTexts from './texts/en.json';

declare module '../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof helpTexts.messages, string> {}
}

/** What only the help says of 7 Wonders. */
export interface WondersHelpTexts {
  readonly help: { readonly sections: readonly Section[] };
  readonly glossary: Glossary;
  readonly figures: FigureTexts;
}

const newest = textsBeside<WondersHelpTexts>('the help of 7 Wonders', {
  en: () => import('virtual:beside/games/wonders/help/texts/en'),
  pl: () => import('virtual:beside/games/wonders/help/texts/pl'),
  hu: () => import('virtual:beside/games/wonders/help/texts/hu'),
});

export const loadWondersHelp = newest.load;
export const wondersHelp = (): WondersHelpTexts => inHelpWordsOfEdition(newest.texts());
