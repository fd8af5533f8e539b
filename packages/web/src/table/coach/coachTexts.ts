import loaders from 'virtual:texts/table/coach';
import { messagesBeside } from '../../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What the coach of any first game says. */
export const loadSharedCoachTexts = messagesBeside(loaders);
