import loaders from 'virtual:texts/help';
import { messagesBeside } from '../i18n/textsBeside.ts';
import type helpTexts from './texts/en.json';

declare module '../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof helpTexts.messages, string> {}
}

/** The words that the rules of all games use, before any of them is shown. */
export const loadHelpTexts = messagesBeside(loaders);
