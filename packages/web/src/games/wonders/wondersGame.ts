import { readChosen } from '../../form/gameForm.ts';
import type { ClientGame } from '../clientGame.ts';
import { editionIn } from './edition.ts';
import { ENTRIES } from './entries.ts';
import { form } from './form.ts';
import { localGame } from './local/localGame.ts';
import { contentLoaders } from './words/contentLoaders.ts';

/** With those expansions that are played at a table; with all of them where it is not about one. */
async function words(options?: unknown): Promise<void> {
  const chosen = options === undefined ? null : readChosen(form, options);
  const ids = chosen?.expansions ?? null;
  const hasTeams = chosen === null || (form.teamSize?.(chosen) ?? 1) > 1;
  const played = ENTRIES.filter(({ option }) => ids?.includes(option.id) ?? true);
  const [{ loadWords }, { loadWondersTexts }] = await Promise.all([
    import('./words/wondersContent.ts'),
    import('./words/wondersTexts.ts'),
  ]);
  await Promise.all([
    loadWords(editionIn(options)),
    loadWondersTexts(),
    ...played.map((entry) => entry.words()),
    ...(hasTeams ? [import('./partner/partnerTexts.ts').then(({ loadPartnerTexts }) => loadPartnerTexts())] : []),
  ]);
}

export const wondersGame: ClientGame = {
  form,
  card: { scene: 'colossus', side: 'night', facts: 'home.sevenFacts' },
  words,
  tableGame: async () => (await import('./tableGame.ts')).tableGame,
  table: () => import('./table/WondersTable.svelte'),
  fetchAhead: (options, language) => [
    import('./table/WondersTable.svelte'),
    contentLoaders[language](),
    import('./words/wondersTexts.ts').then(({ wondersTexts }) => wondersTexts[language]()),
    ...ENTRIES.filter(({ option }) => readChosen(form, options).expansions.includes(option.id)).flatMap((entry) => [
      entry.texts(language),
      entry.parts(),
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
