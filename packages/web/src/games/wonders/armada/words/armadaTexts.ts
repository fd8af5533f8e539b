import armadaTexts from 'virtual:texts/games/wonders/armada/words';
import { messagesBeside } from '../../../../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What only tables with Armada, their help and their statistics say. */
export const loadArmadaTexts = messagesBeside(armadaTexts);

export { armadaTexts };
