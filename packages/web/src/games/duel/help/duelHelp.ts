import { textsBeside } from '../../../i18n/textsBeside.ts';
import type { FigureTexts } from '../../../help/figure.ts';

/** What only the help says of Duel; an expansion adds the words of its pictures. */
export interface DuelHelpTexts {
  readonly figures: FigureTexts;
}

export const { load: loadDuelHelp, texts: duelHelp } = textsBeside<DuelHelpTexts>('the help of Duel', {
  en: () => import('virtual:beside/games/duel/help/texts/en'),
  pl: () => import('virtual:beside/games/duel/help/texts/pl'),
  hu: () => import('virtual:beside/games/duel/help/texts/hu'),
});
