import wondersTexts from 'virtual:texts/games/wonders/words';
import { messagesBeside } from '../../../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What only tables of 7 Wonders, their help and their statistics say. */
export const loadWondersTexts = messagesBeside(wondersTexts);

export { wondersTexts };
