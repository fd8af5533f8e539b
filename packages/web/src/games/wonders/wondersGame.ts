import type { ClientGame } from '../clientGame.ts';
import { editionIn } from './edition.ts';
import { form } from './form.ts';
import { localGame } from './local/localGame.ts';

export const wondersGame: ClientGame = {
  form,
  card: { scene: 'colossus', side: 'night', facts: 'home.sevenFacts' },
  words: async (options) => (await import('./words/wondersContent.ts')).loadWords(editionIn(options)),
  tableGame: async () => (await import('./tableGame.ts')).tableGame,
  table: () => import('./table/WondersTable.svelte'),
  end: () => import('./end/EndScreen.svelte'),
  help: async () => (await import('./help/help.ts')).loadHelp(),
  local: localGame,
  statistics: async () => (await import('./words/statisticsWords.ts')).statisticsWords,
};
