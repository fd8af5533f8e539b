import { textsBeside } from '../../../../i18n/textsBeside.ts';
import type { Section } from '../../../../i18n/types.ts';
import type { FigureTexts } from '../../../../help/figure.ts';
import type { Glossary } from '../../../../help/glossary.ts';
import { inHelpWordsOfEdition } from '../../words/editionWords.ts';
import type leadersTexts from '../texts/en.json';

declare module '../../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof leadersTexts.messages, string> {}
}

/** What only the help says of Leaders. */
export interface LeadersHelpTexts {
  readonly leadersHelp: readonly Section[];
  readonly glossary: Glossary;
  readonly leadersFigures: FigureTexts;
}

const newest = textsBeside<LeadersHelpTexts>('the help of Leaders', {
  en: () => import('virtual:beside/games/wonders/leaders/texts/en'),
  pl: () => import('virtual:beside/games/wonders/leaders/texts/pl'),
  hu: () => import('virtual:beside/games/wonders/leaders/texts/hu'),
});

export const loadLeadersHelp = newest.load;
export const leadersHelp = (): LeadersHelpTexts => inHelpWordsOfEdition(newest.texts());
