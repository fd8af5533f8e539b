import { textsBeside } from '../../../../i18n/textsBeside.ts';
import type { Section } from '../../../../i18n/types.ts';
import type { FigureTexts } from '../../../../help/figure.ts';
import type { Glossary } from '../../../../help/glossary.ts';
import { inHelpWordsOfEdition } from '../../words/editionWords.ts';
import type armadaTexts from '../texts/en.json';

declare module '../../../../i18n/index.svelte.ts' {
  interface MoreMessages extends Record<keyof typeof armadaTexts.messages, string> {}
}

/** What only the help says of Armada. */
export interface ArmadaHelpTexts {
  readonly armadaHelp: readonly Section[];
  readonly glossary: Glossary;
  readonly armadaFigures: FigureTexts;
}

const newest = textsBeside<ArmadaHelpTexts>('the help of Armada', {
  en: () => import('virtual:beside/games/wonders/armada/texts/en'),
  pl: () => import('virtual:beside/games/wonders/armada/texts/pl'),
  hu: () => import('virtual:beside/games/wonders/armada/texts/hu'),
});

export const loadArmadaHelp = newest.load;
export const armadaHelp = (): ArmadaHelpTexts => inHelpWordsOfEdition(newest.texts());
