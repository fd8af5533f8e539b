import type { ClientGame } from '../clientGame.ts';
import { EXPANSIONS } from './expansions.ts';
import { form } from './form.ts';

export const duelGame: ClientGame = {
  form,
  card: { scene: 'sphinx', side: 'day', facts: 'home.duelFacts' },
  words: async () => (await import('./words/loadWords.ts')).loadWords(EXPANSIONS),
  tableGame: async () => (await import('./tableGame.ts')).tableGame,
  table: () => import('./table/DuelTable.svelte'),
  end: () => import('./end/EndScreen.svelte'),
  help: () => import('./help/DuelHelp.svelte'),
  local: {
    rules: async () => (await import('./local/rules.ts')).rules,
    bots: async () => (await import('./local/bots.ts')).bots,
    startBotWorker: () => new Worker(new URL('./local/botWorker.ts', import.meta.url), { type: 'module' }),
  },
};
