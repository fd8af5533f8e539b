import type { LocalGame } from '../../src/local/localGame.ts';

export const localGame: LocalGame = {
  rules: async () => (await import('../../../core/test/auction.ts')).auction,
  bots: async () => (await import('../../../bots/test/auctionBots.ts')).auctionBots,
  startBotWorker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }),
};
