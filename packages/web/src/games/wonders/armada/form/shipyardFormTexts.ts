import loaders from 'virtual:texts/games/wonders/armada/form';
import { messagesBeside } from '../../../../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What is said where somebody brings own shipyards along. */
export const loadFormTexts = messagesBeside(loaders);
