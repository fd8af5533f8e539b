import citiesTexts from 'virtual:texts/games/wonders/cities/words';
import { messagesBeside } from '../../../../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What only tables with Cities, their help and their statistics say. */
export const loadCitiesTexts = messagesBeside(citiesTexts);

export { citiesTexts };
