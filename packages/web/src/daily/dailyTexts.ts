import loaders from 'virtual:texts/daily';
import { messagesBeside } from '../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What the pages of the deals of the day say. */
export const loadDailyTexts = messagesBeside(loaders);
