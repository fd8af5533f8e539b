import { readChosen } from '../../form/gameForm.ts';
import type { ClientGame } from '../clientGame.ts';
import { EXPANSIONS } from './expansions.ts';
import { form } from './form.ts';
import { localGame } from './local/localGame.ts';
import { contentLoaders } from './words/contentLoaders.ts';

/** With those expansions that are played at a table; with all of them where it is not about one. */
async function words(options?: unknown): Promise<void> {
  const { loadWords } = await import('./words/loadWords.ts');
  const ids = options === undefined ? null : readChosen(form, options).expansions;
  await loadWords(EXPANSIONS.filter(({ id }) => ids?.includes(id) ?? true));
}

export const duelGame: ClientGame = {
  form,
  card: { scene: 'sphinx', side: 'day', facts: 'home.duelFacts' },
  words,
  tableGame: async () => (await import('./tableGame.ts')).tableGame,
  table: () => import('./table/DuelTable.svelte'),
  fetchAhead: (options, language) => [
    import('./table/DuelTable.svelte'),
    contentLoaders[language](),
    ...EXPANSIONS.filter(({ id }) => readChosen(form, options).expansions.includes(id)).flatMap((expansion) => [
      expansion.texts[language](),
      expansion.words(),
      expansion.table(),
    ]),
  ],
  end: () => import('./end/EndScreen.svelte'),
  help: async () => (await import('./help/help.ts')).loadHelp(),
  coach: async () => (await import('./coach/loadCoach.ts')).loadCoach(),
  local: localGame,
  analysis: {
    load: async () => (await import('./analysis/analysisGame.ts')).analysisGame,
    startWorker: () => new Worker(new URL('./local/analysisWorker.ts', import.meta.url), { type: 'module' }),
  },
  statistics: async () => (await import('./words/statisticsWords.ts')).statisticsWords,
};
