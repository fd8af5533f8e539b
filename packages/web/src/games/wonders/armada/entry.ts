import type { ExpansionEntry } from '../expansion.ts';
import { allows, teamsControl, teamSize } from './form/armadaForm.ts';
import { ownShipyards } from './form/ownShipyards.ts';
import { rulingWhen } from './form/rulings.ts';

export const armada: ExpansionEntry = {
  option: { id: 'armada', name: 'Armada', label: 'opt.armada', explanation: 'opt.armadaText' },
  playerCounts: [8],
  allows,
  controls: (seats) => [teamsControl(seats)],
  teamSize,
  rulingWhen,
  ownList: ownShipyards,
  help: { id: 'armada', label: 'help.armada', chapter: () => import('./help/ArmadaHelp.svelte') },
  parts: () => import('./parts.ts'),
};
