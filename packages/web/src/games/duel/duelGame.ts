import { readChosen } from '../../form/gameForm.ts';
import type { ClientGame } from '../clientGame.ts';
import type { Expansion } from './expansion.ts';
import { EXPANSIONS } from './expansions.ts';
import { form } from './form.ts';
import { localGame } from './local/localGame.ts';

/** Those that are played at a table; all of them where it is not about one. */
function expansionsIn(options: unknown): readonly Expansion[] {
  if (options === undefined) return EXPANSIONS;
  const { expansions } = readChosen(form, options);
  return EXPANSIONS.filter(({ id }) => expansions.includes(id));
}

export const duelGame: ClientGame = {
  form,
  card: { scene: 'sphinx', side: 'day', facts: 'home.duelFacts' },
  words: async (options) => (await import('./words/loadWords.ts')).loadWords(expansionsIn(options)),
  tableGame: async () => (await import('./tableGame.ts')).tableGame,
  table: () => import('./table/DuelTable.svelte'),
  end: () => import('./end/EndScreen.svelte'),
  help: () => import('./help/DuelHelp.svelte'),
  local: localGame,
};
