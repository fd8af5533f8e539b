import { textsBeside } from '../i18n/textsBeside.ts';
import type { LessonTexts } from './lesson.ts';
import type texts from './texts/en.json';

declare module '../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof texts.messages, string> {}
}

/** What courses and lessons say, by their ids. */
export type LearnTexts = Readonly<
  Record<string, { readonly name: string; readonly lessons: Readonly<Record<string, LessonTexts>> }>
>;

export const { load: loadLearnTexts, texts: learnTexts } = textsBeside<LearnTexts>('the lessons', {
  en: () => import('virtual:beside/learn/texts/en'),
  pl: () => import('virtual:beside/learn/texts/pl'),
  hu: () => import('virtual:beside/learn/texts/hu'),
});
