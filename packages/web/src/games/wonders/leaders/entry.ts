// Not from the package as a whole: the home page needs this table, not the engine.
import { LEADERS_RULINGS } from '@pharos/wonders/leaders/rulings';
import type { ExpansionEntry } from '../expansion.ts';
import { allows } from './form/leadersForm.ts';
import { rulingWhen } from './form/rulings.ts';

export const leaders: ExpansionEntry = {
  option: { id: 'leaders', name: 'expansion.leaders', label: 'opt.leaders', explanation: 'opt.leadersText' },
  playerCounts: [],
  allows,
  controls: () => [],
  hasTeams: false,
  rulings: LEADERS_RULINGS,
  rulingWhen,
  texts: async (language) => (await import('./words/leadersTexts.ts')).leadersTexts[language](),
  words: async () => (await import('./words/leadersTexts.ts')).loadLeadersTexts(),
  help: async () => (await import('./help/help.ts')).loadHelp(),
  parts: () => import('./parts.ts'),
};
