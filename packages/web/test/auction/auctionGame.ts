import type { ClientGame } from '../../src/games/clientGame.ts';
import { form } from './form.ts';

/** The smallest game as a module of the client, to see what a new game needs. */
export const auctionGame: ClientGame = {
  form,
  card: { scene: 'circus', side: 'day' },
  words: async () => undefined,
  tableGame: async () => (await import('./tableGame.ts')).tableGame,
  table: () => import('./AuctionTable.svelte'),
  end: () => import('./AuctionEnd.svelte'),
  help: () => import('./AuctionHelp.svelte'),
  local: {
    rules: async () => (await import('../../../core/test/auction.ts')).auction,
    bots: async () => (await import('../../../bots/test/auctionBots.ts')).auctionBots,
    startBotWorker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }),
  },
};
