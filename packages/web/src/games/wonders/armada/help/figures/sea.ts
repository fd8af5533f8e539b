import { positionOf } from '../../../help/figures/position.ts';

const ARMADA = { packs: ['base', 'armada'], players: 4 };

/** Ships under way: the red one is two spaces out, the yellow one has reached a tax. */
export const sea = positionOf(
  {
    turn: 4,
    cities: [
      { board: 'gizah', shipyard: 'shipyard-a', ships: { red: 2, yellow: 2, blue: 1, green: 1 } },
      { board: 'rhodos', shipyard: 'shipyard-b', ships: { red: 3 } },
      { board: 'ephesos', shipyard: 'shipyard-c', ships: { red: 1 } },
      { board: 'olympia', shipyard: 'shipyard-d', ships: { blue: 2 } },
    ],
  },
  ARMADA,
);
