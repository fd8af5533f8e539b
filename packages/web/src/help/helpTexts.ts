import { messagesFrom } from '../i18n/index.svelte.ts';
import type helpTexts from './texts/en.json';

declare module '../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof helpTexts.messages, string> {}
}

const LOADERS = {
  en: () => import('virtual:beside/help/texts/en'),
  pl: () => import('virtual:beside/help/texts/pl'),
  hu: () => import('virtual:beside/help/texts/hu'),
} as const;

/** The words that the rules of all games use, before any of them is shown. */
export const loadHelpTexts = messagesFrom(async (language) => (await LOADERS[language]()).default.messages);
