// Not from the package as a whole: the home page needs this table, not the engine.
import { ARMADA_RULINGS } from '@pharos/wonders/armada/rulings';
import type { ExpansionEntry } from '../expansion.ts';
import { allows } from './form/armadaForm.ts';
import { ownShipyards } from './form/ownShipyards.ts';
import { rulingWhen } from './form/rulings.ts';

export const armada: ExpansionEntry = {
  option: {
    id: 'armada',
    name: 'expansion.armada',
    label: 'opt.armada',
    explanation: 'opt.armadaText',
    characters: ['admiral'],
  },
  playerCounts: [8],
  allows,
  controls: () => [],
  hasTeams: true,
  rulings: ARMADA_RULINGS,
  rulingWhen,
  ownList: ownShipyards,
  texts: async (language) => (await import('./words/armadaTexts.ts')).armadaTexts[language](),
  words: async () => (await import('./words/armadaTexts.ts')).loadArmadaTexts(),
  help: async () => (await import('./help/help.ts')).loadHelp(),
  parts: () => import('./parts.ts'),
};
