import type { ClientGame } from '../../src/games/clientGame.ts';
import { form } from './form.ts';
import { localGame } from './localGame.ts';

/** The smallest game as a module of the client, to see what a new game needs. */
export const auctionGame: ClientGame = {
  form,
  card: { scene: 'circus', side: 'day' },
  words: async () => undefined,
  tableGame: async () => (await import('./tableGame.ts')).tableGame,
  table: () => import('./AuctionTable.svelte'),
  end: () => import('./AuctionEnd.svelte'),
  help: () => import('./AuctionHelp.svelte'),
  local: localGame,
  statistics: async () => ({ card: (id) => id, wonder: (id) => id, category: (id) => id, ending: (id) => id }),
};
