import loaders from 'virtual:texts/games/wonders/coach';
import { messagesBeside } from '../../../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What the coach of a first game of 7 Wonders says. */
export const loadCoachTexts = messagesBeside(loaders);
