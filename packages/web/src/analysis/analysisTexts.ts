import loaders from 'virtual:texts/analysis';
import { messagesBeside } from '../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What the analysis of a game says. */
export const loadAnalysisTexts = messagesBeside(loaders);
