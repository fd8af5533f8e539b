import { card, cost } from './costs.ts';
import type { Board, Card } from './pieces.ts';

/*
 * Cities, written down a second time and not taken from the content pack, so that a slip in either shows. Costs: coins, then a
 * letter for each unit of Wood, Stone, Ore, Clay, Glass, Papyrus, Textile.
 */

/** Black cards of both editions. */
const OLD: readonly Card[] = [
  card('west-clandestine-wharf', 1, 'black', '1', [{ type: 'wharf', side: 'left' }]),
  card('east-clandestine-wharf', 1, 'black', '1', [{ type: 'wharf', side: 'right' }]),
  card('dive', 1, 'black', '', [
    { type: 'coins', count: 6 },
    { type: 'neighboursGain', count: 1 },
  ]),
  card('pigeonhole', 1, 'black', '1O', [{ type: 'mask' }]),
  card('secret-warehouse', 1, 'black', '2', [{ type: 'oneMoreOfOwn' }]),
  card('city-gates', 1, 'black', '1W', [{ type: 'points', count: 4 }]),
  card('militia', 1, 'black', '3', [{ type: 'shields', count: 2 }]),
  card('hideout', 1, 'black', '', [
    { type: 'points', count: 2 },
    { type: 'othersLose', count: 1 },
  ]),
  card('residence', 1, 'black', 'C', [{ type: 'points', count: 1 }, { type: 'diplomacy' }]),
  card('tabularium', 2, 'black', '2WOT', [{ type: 'points', count: 6 }]),
  card('black-market', 2, 'black', 'OT', [{ type: 'oneOfMissing' }]),
  card('band-of-spies', 2, 'black', '2SC', [{ type: 'mask' }]),
  card('lair', 2, 'black', 'WG', [
    { type: 'points', count: 3 },
    { type: 'othersLose', count: 2 },
  ]),
  card('mercenaries', 2, 'black', '4P', [{ type: 'shields', count: 3 }]),
  card('architect-firm', 2, 'black', '1P', [{ type: 'points', count: 2 }, { type: 'stagesWithoutResources' }]),
  card('sepulcher', 2, 'black', 'SGT', [
    { type: 'points', count: 4 },
    { type: 'othersLose', count: 1, per: 'victory' },
  ]),
  card('consulate', 2, 'black', 'CP', [{ type: 'points', count: 2 }, { type: 'diplomacy' }]),
  card('gambling-den', 2, 'black', '1', [
    { type: 'coins', count: 9 },
    { type: 'neighboursGain', count: 2 },
  ]),
  card('slave-market', 3, 'black', 'WWOO', [
    { type: 'coinsPerVictory', count: 1 },
    { type: 'pointsPerVictory', where: 'own', count: 1 },
  ]),
  card('cenotaph', 3, 'black', 'SCCGT', [
    { type: 'points', count: 5 },
    { type: 'othersLose', count: 1, per: 'victory' },
  ]),
  card('capitol', 3, 'black', '2SSCCGP', [{ type: 'points', count: 8 }]),
  card('secret-network', 3, 'black', 'SP', [
    { type: 'coinsPerCard', colours: ['black'], where: 'own', count: 1 },
    { type: 'pointsPerCard', colours: ['black'], where: 'own', count: 1 },
  ]),
  card('brotherhood', 3, 'black', 'WWOT', [
    { type: 'points', count: 4 },
    { type: 'othersLose', count: 3 },
  ]),
  card('chamber-of-builders', 3, 'black', 'WCGP', [
    { type: 'points', count: 4 },
    { type: 'othersLose', count: 1, per: 'stage' },
  ]),
  card('torture-chamber', 3, 'black', '3OOG', [{ type: 'mask' }]),
  card('contingent', 3, 'black', '5T', [{ type: 'shields', count: 5 }]),
  card('embassy', 3, 'black', 'SPT', [{ type: 'points', count: 3 }, { type: 'diplomacy' }]),
];

/** Black cards that only the second edition has. */
const NEW: readonly Card[] = [
  card('opium-stash', 1, 'black', '', [
    { type: 'coins', count: 3 },
    { type: 'othersLose', count: 1 },
  ]),
  card('smugglers-cache', 1, 'black', '', [{ type: 'cache' }]),
  card('cells', 1, 'black', '', [{ type: 'pointsPerVictory', where: 'own', count: 2, value: 1 }]),
  card('customs', 1, 'black', '', [
    { type: 'points', count: 4 },
    { type: 'othersGain', count: 1 },
  ]),
  card('raider-camp', 1, 'black', '', [{ type: 'takeVictory', age: 1 }, { type: 'neighboursTakeDebt' }]),
  card('guardhouse', 2, 'black', '2WO', [{ type: 'pointsPerVictory', where: 'own', count: 3, value: 3 }]),
  card('trade-center', 2, 'black', 'SCP', [
    { type: 'points', count: 6 },
    { type: 'othersGain', count: 2 },
  ]),
  card('raider-fort', 2, 'black', '1OC', [{ type: 'takeVictory', age: 2 }, { type: 'neighboursTakeDebt' }]),
  card('forging-agency', 2, 'black', '2', [{ type: 'digByAgency' }]),
  card('opium-den', 2, 'black', 'P', [
    { type: 'coins', count: 4 },
    { type: 'othersLose', count: 3 },
  ]),
  card('mint', 3, 'black', 'WWCGT', [
    { type: 'points', count: 8 },
    { type: 'othersGain', count: 3 },
  ]),
  card('raider-garrison', 3, 'black', '2SST', [{ type: 'takeVictory', age: 3 }, { type: 'neighboursTakeDebt' }]),
  card('memorial', 3, 'black', 'WST', [{ type: 'coinsPerDefeat', count: 2 }, { type: 'loseDefeats' }]),
  card('prison', 3, 'black', '2OOCP', [{ type: 'pointsPerVictory', where: 'own', count: 4, value: 5 }]),
  card('opium-distillery', 3, 'black', 'WG', [
    { type: 'coins', count: 5 },
    { type: 'othersLose', count: 5 },
  ]),
];

export const BLACK_CARDS: Readonly<Record<1 | 2, readonly Card[]>> = { 1: OLD, 2: [...OLD, ...NEW] };

export const CITIES_GUILDS: readonly Card[] = [
  card('forgers-guild', 3, 'purple', 'OOOGT', [
    { type: 'points', count: 5 },
    { type: 'othersLose', count: 3 },
  ]),
  card('shadow-guild', 3, 'purple', 'WSSP', [
    { type: 'pointsPerCard', colours: ['black'], where: 'neighbours', count: 1 },
  ]),
  card('mourners-guild', 3, 'purple', 'WCCGT', [{ type: 'pointsPerVictory', where: 'neighbours', count: 1 }]),
];

/** [C-91] */
export const CITIES_BOARDS: Readonly<Record<1 | 2, readonly Board[]>> = {
  1: [
    {
      id: 'byzantium',
      anyOrder: false,
      sides: [
        {
          id: 'A',
          resource: 'stone',
          effects: [],
          stages: [
            { cost: cost('OC'), effects: [{ type: 'points', count: 3 }] },
            { cost: cost('WWP'), effects: [{ type: 'diplomacy' }, { type: 'points', count: 2 }] },
            { cost: cost('CCGT'), effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'B',
          resource: 'stone',
          effects: [],
          stages: [
            { cost: cost('WOGP'), effects: [{ type: 'diplomacy' }, { type: 'points', count: 3 }] },
            { cost: cost('OOCT'), effects: [{ type: 'diplomacy' }, { type: 'points', count: 4 }] },
          ],
        },
      ],
    },
    {
      id: 'petra',
      anyOrder: false,
      sides: [
        {
          id: 'A',
          resource: 'clay',
          effects: [],
          stages: [
            { cost: cost('WS'), effects: [{ type: 'points', count: 3 }] },
            { cost: cost('7'), effects: [{ type: 'points', count: 7 }] },
            { cost: cost('WSSP'), effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'B',
          resource: 'clay',
          effects: [],
          stages: [
            {
              cost: cost('OOCC'),
              effects: [
                { type: 'othersLose', count: 2 },
                { type: 'points', count: 3 },
              ],
            },
            { cost: cost('14'), effects: [{ type: 'points', count: 14 }] },
          ],
        },
      ],
    },
  ],
  2: [
    {
      id: 'byzantium',
      anyOrder: false,
      sides: [
        {
          id: 'day',
          resource: 'stone',
          effects: [],
          stages: [
            { cost: cost('OC'), effects: [{ type: 'points', count: 3 }] },
            { cost: cost('WWP'), effects: [{ type: 'diplomacy' }, { type: 'points', count: 4 }] },
            { cost: cost('CCGT'), effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'night',
          resource: 'stone',
          effects: [],
          stages: [
            { cost: cost('WOP'), effects: [{ type: 'diplomacy' }, { type: 'points', count: 4 }] },
            { cost: cost('OOGT'), effects: [{ type: 'diplomacy' }, { type: 'points', count: 6 }] },
          ],
        },
      ],
    },
    {
      id: 'petra',
      anyOrder: false,
      sides: [
        {
          id: 'day',
          resource: 'clay',
          effects: [],
          stages: [
            { cost: cost('WS'), effects: [{ type: 'points', count: 3 }] },
            { cost: cost('5'), effects: [{ type: 'points', count: 7 }] },
            { cost: cost('WSSP'), effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'night',
          resource: 'clay',
          effects: [],
          stages: [
            {
              cost: cost('OOCC'),
              effects: [
                { type: 'othersLose', count: 2 },
                { type: 'points', count: 3 },
              ],
            },
            { cost: cost('10'), effects: [{ type: 'points', count: 14 }] },
          ],
        },
      ],
    },
  ],
};
