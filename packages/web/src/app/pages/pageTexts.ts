import loaders from 'virtual:texts/app/pages';
import { messagesBeside } from '../../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What pages say that neither the home page nor a table says. */
export const loadPageTexts = messagesBeside(loaders);
