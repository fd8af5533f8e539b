import type { StatisticsWords } from '../../clientGame.ts';
import { content } from './duelContent.ts';

/** What statistics name, by the ids of the rules; what nobody knows any more goes by its id. */
export const statisticsWords: StatisticsWords = {
  card: (id) => content().cards[id]?.name ?? id,
  wonder: (id) => content().wonders[id]?.name ?? id,
  category: (id) => content().scoring[id]?.name ?? id,
  ending: (id) => content().endings[id]?.title ?? id,
};
