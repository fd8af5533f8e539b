import { messagesBeside } from '../../../i18n/textsBeside.ts';
import type texts from './texts/en.json';

declare module '../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What only tables of 7 Wonders, their help and their statistics say. */
export const loadWondersTexts = messagesBeside({
  en: () => import('virtual:beside/games/wonders/words/texts/en'),
  pl: () => import('virtual:beside/games/wonders/words/texts/pl'),
  hu: () => import('virtual:beside/games/wonders/words/texts/hu'),
});
