import { wonders } from '@pharos/wonders';
import { readJson } from '../../../files.ts';
import { inLines, listOption, switchOption, type GameOption } from '../../gameOption.ts';

const rulings = inLines(wonders.rulings.map(({ id }) => id));

/** What the players of Armada agree on. */
export const armadaOptions: readonly GameOption[] = [
  switchOption('teams', 'Armada: partners side by side, 4, 6 or 8 players'),
  {
    name: 'shipyards',
    value: 'FILE',
    help: 'Armada: the prices of your own shipyards (docs/shipyards.md)',
    read: (file) => ({ shipyards: readJson(file) }),
  },
  listOption('rulings', 'R,…', `Armada: rulings to turn round (docs/rules/armada.md):\n${rulings}`),
];
