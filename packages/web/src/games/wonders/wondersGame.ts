import { readChosen } from '../../form/gameForm.ts';
import type { ClientGame } from '../clientGame.ts';
import { editionIn } from './edition.ts';
import { ENTRIES } from './entries.ts';
import { form } from './form.ts';
import { localGame } from './local/localGame.ts';

/** With those expansions that are played at a table; with all of them where it is not about one. */
async function words(options?: unknown): Promise<void> {
  const ids = options === undefined ? null : readChosen(form, options).expansions;
  const played = ENTRIES.filter(({ option }) => ids?.includes(option.id) ?? true);
  const [{ loadWords }, { loadWondersTexts }] = await Promise.all([
    import('./words/wondersContent.ts'),
    import('./words/wondersTexts.ts'),
  ]);
  await Promise.all([loadWords(editionIn(options)), loadWondersTexts(), ...played.map((entry) => entry.words())]);
}

export const wondersGame: ClientGame = {
  form,
  card: { scene: 'colossus', side: 'night', facts: 'home.sevenFacts' },
  words,
  tableGame: async () => (await import('./tableGame.ts')).tableGame,
  table: () => import('./table/WondersTable.svelte'),
  end: () => import('./end/EndScreen.svelte'),
  help: async () => (await import('./help/help.ts')).loadHelp(),
  local: localGame,
  statistics: async () => (await import('./words/statisticsWords.ts')).statisticsWords,
};
