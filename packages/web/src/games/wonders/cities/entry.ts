// Not from the package as a whole: the home page needs this table, not the engine.
import { CITIES_RULINGS } from '@pharos/wonders/cities/rulings';
import type { ExpansionEntry } from '../expansion.ts';
import { allows } from './form/citiesForm.ts';
import { rulingWhen } from './form/rulings.ts';

export const cities: ExpansionEntry = {
  option: { id: 'cities', name: 'expansion.cities', label: 'opt.cities', explanation: 'opt.citiesText' },
  playerCounts: [8],
  allows,
  controls: () => [],
  hasTeams: true,
  rulings: CITIES_RULINGS,
  rulingWhen,
  texts: async (language) => (await import('./words/citiesTexts.ts')).citiesTexts[language](),
  words: async () => (await import('./words/citiesTexts.ts')).loadCitiesTexts(),
  help: async () => (await import('./help/help.ts')).loadHelp(),
  parts: () => import('./parts.ts'),
};
