import loaders from 'virtual:texts/games/wonders/partner';
import { messagesBeside } from '../../../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What only team games say. */
export const loadPartnerTexts = messagesBeside(loaders);
