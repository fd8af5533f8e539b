import { auction, type AuctionState } from '../../core/test/auction.ts';
import { createBot, type BotModel } from '../src/registry.ts';
import { hintSearch } from '../src/search/hints.ts';
import type { BotGame } from '../src/tasks/anyGame.ts';

const MODEL: BotModel<AuctionState> = {
  evaluate: (_, seat) => (after) => after.points[seat],
  guide: {
    keyOf: (_, move) => move,
    judge: (s, chances) => void chances.fill(1 / s.points.length),
    weigh: (_s, _seat, _moves, count, weights) => void weights.fill(1, 0, count),
  },
  table: (s) => ({ seats: s.points.length, partners: 1 }),
  steps: () => ({
    novice: 0.5,
    adept: { iterations: 150, greedyShare: 0.5 },
    expert: { iterations: 1000, greedyShare: 0 },
  }),
  featureSet: {
    seatFeatures: [],
    moveFeatures: [],
    seatCount: (s) => s.points.length,
    partners: () => 1,
    shareLeft: () => 0,
    describeSeat: () => undefined,
    describeMove: () => undefined,
    keyOf: (_, move) => move,
  },
  characters: () => ({}),
};

/** The bots of the smallest game. */
export const auctionBots: BotGame = {
  game: auction,
  bot: (name, timeLimit) => createBot(name, auction, MODEL, timeLimit),
  hints: (budget) => hintSearch({ rules: auction, ...MODEL }, budget),
};
