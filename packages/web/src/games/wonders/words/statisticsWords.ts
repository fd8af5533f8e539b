import { t } from '../../../i18n/index.svelte.ts';
import type { StatisticsWords } from '../../clientGame.ts';
import { boardName, cardName, scoreName, sideName } from './wonders.ts';

/** What statistics name, by the ids of the rules. */
export const statisticsWords: StatisticsWords = {
  card: cardName,
  wonder: (id, side) => (side === '' ? boardName(id) : `${boardName(id)} · ${sideName(side)}`),
  category: scoreName,
  ending: (id) =>
    t(id === 'resignation' ? 'profile.byResignation' : id === 'draw' ? 'profile.byDraw' : 'profile.byPoints'),
};
