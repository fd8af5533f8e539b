import { auction, type AuctionState } from '../../core/test/auction.ts';
import { createBot, type Craft } from '../src/registry.ts';
import { searchAdviser } from '../src/search/adviser.ts';
import type { Thinkable } from '../src/thinking/anyGame.ts';

const CRAFT: Craft<AuctionState> = {
  evaluate: (_, seat) => (after) => after.points[seat],
  guide: {
    judge: (s, chances) => void chances.fill(1 / s.points.length),
    weigh: (_s, _seat, _moves, count, weights) => void weights.fill(1, 0, count),
  },
  table: (s) => ({ seats: s.points.length, partners: 1 }),
};

/** The bots of the smallest game. */
export const auctionBots: Thinkable = {
  game: auction,
  bot: (wanted) => createBot(wanted, auction, CRAFT),
  adviser: (budget) => searchAdviser({ rules: auction, ...CRAFT }, budget),
};
