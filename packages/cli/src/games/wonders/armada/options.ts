import { readJson } from '../../../files.ts';
import type { GameOption } from '../../gameOption.ts';

/** What the players of Armada agree on. */
export const armadaOptions: readonly GameOption[] = [
  {
    name: 'shipyards',
    value: 'FILE',
    help: 'Armada: the prices of your own shipyards (docs/shipyards.md)',
    read: (file) => ({ shipyards: readJson(file) }),
  },
];
