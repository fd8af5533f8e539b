import { textsBeside } from '../../../../i18n/textsBeside.ts';
import type { Section } from '../../../../i18n/types.ts';
import type { FigureTexts } from '../../../../help/figure.ts';
import type { Glossary } from '../../../../help/glossary.ts';
import { inHelpWordsOfEdition } from '../../words/editionWords.ts';
import type citiesTexts from '../texts/en.json';

declare module '../../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof citiesTexts.messages, string> {}
}

/** What only the help says of Cities. */
export interface CitiesHelpTexts {
  readonly citiesHelp: readonly Section[];
  readonly glossary: Glossary;
  readonly citiesFigures: FigureTexts;
}

const newest = textsBeside<CitiesHelpTexts>('the help of Cities', {
  en: () => import('virtual:beside/games/wonders/cities/texts/en'),
  pl: () => import('virtual:beside/games/wonders/cities/texts/pl'),
  hu: () => import('virtual:beside/games/wonders/cities/texts/hu'),
});

export const loadCitiesHelp = newest.load;
export const citiesHelp = (): CitiesHelpTexts => inHelpWordsOfEdition(newest.texts());
