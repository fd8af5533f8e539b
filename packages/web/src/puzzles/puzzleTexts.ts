import loaders from 'virtual:texts/puzzles';
import { messagesBeside } from '../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What puzzles say. */
export const loadPuzzleTexts = messagesBeside(loaders);
