import { card, cost } from './costs.ts';
import type { Board, Card, Leader } from './pieces.ts';

/*
 * Leaders, written down a second time and not taken from the content pack, so that a slip in either shows.
 */

/** In the box of Leaders in both editions. */
const OLD: readonly Leader[] = [
  { id: 'maecenas', price: 1, effects: [{ type: 'leadersFree' }] },
  { id: 'imhotep', price: 3, effects: [{ type: 'oneResourceLess', of: 'stage' }] },
  { id: 'hammurabi', price: 2, effects: [{ type: 'oneResourceLess', of: 'blue' }] },
  { id: 'leonidas', price: 2, effects: [{ type: 'oneResourceLess', of: 'red' }] },
  { id: 'archimedes', price: 4, effects: [{ type: 'oneResourceLess', of: 'green' }] },
  { id: 'ramses', price: 5, effects: [{ type: 'freeColour', colour: 'purple' }] },
  { id: 'croesus', price: 1, effects: [{ type: 'coins', count: 6 }] },
  { id: 'xenophon', price: 2, effects: [{ type: 'coinsOnBuild', colour: 'yellow', count: 2 }] },
  { id: 'vitruvius', price: 1, effects: [{ type: 'coinsOnChain', count: 2 }] },
  { id: 'nero', price: 1, effects: [{ type: 'coinsOnVictory', count: 2 }] },
  { id: 'bilkis', price: 4, effects: [{ type: 'bankSells' }] },
  { id: 'hannibal', price: 2, effects: [{ type: 'shields', count: 1 }] },
  { id: 'caesar', price: 5, effects: [{ type: 'shields', count: 2 }] },
  { id: 'solomon', price: 3, effects: [{ type: 'digBySolomon' }] },
  { id: 'euclid', price: 5, effects: [{ type: 'science', symbol: 'compass' }] },
  { id: 'ptolemy', price: 5, effects: [{ type: 'science', symbol: 'tablet' }] },
  { id: 'pythagoras', price: 5, effects: [{ type: 'science', symbol: 'gear' }] },
  { id: 'sappho', price: 1, effects: [{ type: 'points', count: 2 }] },
  { id: 'zenobia', price: 2, effects: [{ type: 'points', count: 3 }] },
  { id: 'nefertiti', price: 3, effects: [{ type: 'points', count: 4 }] },
  { id: 'cleopatra', price: 4, effects: [{ type: 'points', count: 5 }] },
  { id: 'phidias', price: 3, effects: [{ type: 'pointsPerCard', colours: ['brown'], where: 'own', count: 1 }] },
  { id: 'praxiteles', price: 3, effects: [{ type: 'pointsPerCard', colours: ['grey'], where: 'own', count: 2 }] },
  { id: 'nebuchadnezzar', price: 4, effects: [{ type: 'pointsPerCard', colours: ['blue'], where: 'own', count: 1 }] },
  { id: 'varro', price: 3, effects: [{ type: 'pointsPerCard', colours: ['yellow'], where: 'own', count: 1 }] },
  { id: 'pericles', price: 6, effects: [{ type: 'pointsPerCard', colours: ['red'], where: 'own', count: 2 }] },
  { id: 'hypatia', price: 4, effects: [{ type: 'pointsPerCard', colours: ['green'], where: 'own', count: 1 }] },
  { id: 'hiram', price: 3, effects: [{ type: 'pointsPerCard', colours: ['purple'], where: 'own', count: 2 }] },
  { id: 'midas', price: 3, effects: [{ type: 'pointsPerThreeCoins', count: 1 }] },
  { id: 'amytis', price: 4, effects: [{ type: 'pointsPerStage', where: 'own', count: 2 }] },
  { id: 'alexander', price: 3, effects: [{ type: 'pointsPerVictory', where: 'own', count: 1 }] },
  { id: 'justinian', price: 3, effects: [{ type: 'pointsPerColourSet', colours: ['blue', 'red', 'green'], count: 3 }] },
  {
    id: 'plato',
    price: 4,
    effects: [
      { type: 'pointsPerColourSet', colours: ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'], count: 7 },
    ],
  },
  { id: 'aristotle', price: 3, effects: [{ type: 'pointsPerScienceSet', count: 3 }] },
  { id: 'hatshepsut', price: 2, effects: [{ type: 'coinOnPurchase' }] },
  { id: 'tomyris', price: 4, effects: [{ type: 'passDefeats' }] },
];

/** In the first edition they are in the box of Cities; Berenice is of the expert group in the second [C-92]. */
const OLD_OF_CITIES: readonly Leader[] = [
  { id: 'berenice', price: 2, effects: [{ type: 'coinOnBankGain' }] },
  { id: 'caligula', price: 3, effects: [{ type: 'freeBlackOncePerAge' }] },
  { id: 'diocletian', price: 2, effects: [{ type: 'coinsOnBuild', colour: 'black', count: 2 }] },
  { id: 'aspasia', price: 3, effects: [{ type: 'points', count: 2 }, { type: 'diplomacy' }] },
  { id: 'darius', price: 4, effects: [{ type: 'pointsPerCard', colours: ['black'], where: 'own', count: 1 }] },
];
const BERENICE = 'berenice';

/** [C-92] In the box of Cities in the first edition, and dropped later. */
const SEMIRAMIS: Leader = { id: 'semiramis', price: 2, effects: [{ type: 'shieldsPerDefeat', count: 1 }] };

/** New in the second edition; the last ones are of the Cities group. */
const NEW: readonly Leader[] = [
  { id: 'nitocris', price: 'age', effects: [{ type: 'takeVictory', age: 'age' }] },
  { id: 'telesilla', price: 3, effects: [{ type: 'loseDefeats' }, { type: 'othersGiveUpVictory' }] },
  { id: 'aganice', price: 'age', effects: [{ type: 'changeSymbol' }] },
  { id: 'enheduanna', price: 4, effects: [{ type: 'mostOwned' }] },
  { id: 'phryne', price: 'age', effects: [{ type: 'pointsIfMost', what: 'blue', count: 5 }] },
  { id: 'cornelia', price: 'age', effects: [{ type: 'pointsIfMost', what: 'yellow', count: 5 }] },
  { id: 'eurypyle', price: 'age', effects: [{ type: 'pointsIfMost', what: 'red', count: 5 }] },
  { id: 'theano', price: 'age', effects: [{ type: 'pointsIfMost', what: 'green', count: 5 }] },
  { id: 'makeda', price: 'age', effects: [{ type: 'pointsIfMost', what: 'coins', count: 5 }] },
  { id: 'cynisca', price: 'age', effects: [{ type: 'pointsIfNoDefeat', count: 6 }] },
  { id: 'gorgo', price: 5, effects: [{ type: 'pointsPerPairOfVictories' }] },
  { id: 'agrippina', price: 1, effects: [{ type: 'pointsIfOnlyLeader', count: 7 }] },
];
const NEW_OF_CITIES: readonly Leader[] = [
  {
    id: 'octavia',
    price: 1,
    effects: [
      { type: 'coinsOnStage', count: 2 },
      { type: 'othersLoseOnStage', count: 1 },
    ],
  },
  {
    id: 'arsinoe',
    price: 'age',
    effects: [
      { type: 'coins', count: 4 },
      { type: 'othersLose', count: 'age' },
    ],
  },
];

/** [L-2, L-5, C-81] The leaders that are shuffled. */
export function leadersOf(edition: 1 | 2, withCities: boolean): readonly Leader[] {
  if (edition === 1) return withCities ? [...OLD, ...OLD_OF_CITIES, SEMIRAMIS] : OLD;
  const always = [...OLD, ...OLD_OF_CITIES.filter(({ id }) => id === BERENICE), ...NEW];
  const ofCities = [...OLD_OF_CITIES.filter(({ id }) => id !== BERENICE), ...NEW_OF_CITIES];
  return withCities ? [...always, ...ofCities] : always;
}

export const LEADERS_GUILDS: readonly Card[] = [
  card('courtesans-guild', 3, 'purple', 'WCGT', [{ type: 'markLeader' }]),
  card('diplomats-guild', 3, 'purple', 'WSGP', [{ type: 'pointsPerLeader', where: 'neighbours', count: 1 }]),
  card('gamers-guild', 3, 'purple', 'WSOC', [{ type: 'pointsPerThreeCoins', count: 1 }]),
  card('architects-guild', 3, 'purple', 'OOOCPT', [
    { type: 'pointsPerCard', colours: ['purple'], where: 'neighbours', count: 3 },
  ]),
];

/** [L-4, L-5] Abu Simbel is in the box of the second edition only. */
export const LEADERS_BOARDS: Readonly<Record<1 | 2, readonly Board[]>> = {
  1: [
    {
      id: 'roma',
      anyOrder: false,
      sides: [
        {
          id: 'A',
          resource: null,
          effects: [{ type: 'leadersFree' }],
          stages: [
            { cost: cost('WOC'), effects: [{ type: 'points', count: 4 }] },
            { cost: cost('SSCT'), effects: [{ type: 'points', count: 6 }] },
          ],
        },
        {
          id: 'B',
          resource: null,
          effects: [{ type: 'leadersCheaper', own: 2, neighbours: 1 }],
          stages: [
            {
              cost: cost('WC'),
              effects: [
                { type: 'coins', count: 5 },
                { type: 'drawLeaders', count: 4 },
              ],
            },
            { cost: cost('SCT'), effects: [{ type: 'points', count: 3 }, { type: 'recruitAgain' }] },
            { cost: cost('SSP'), effects: [{ type: 'points', count: 3 }, { type: 'recruitAgain' }] },
          ],
        },
      ],
    },
  ],
  2: [
    {
      id: 'roma',
      anyOrder: false,
      sides: [
        {
          id: 'day',
          resource: null,
          effects: [{ type: 'leadersFree' }],
          stages: [
            { cost: cost('WOC'), effects: [{ type: 'points', count: 4 }] },
            { cost: cost('SSCT'), effects: [{ type: 'points', count: 6 }] },
          ],
        },
        {
          id: 'night',
          resource: null,
          effects: [{ type: 'leadersCheaper', own: 2, neighbours: 1 }],
          stages: [
            {
              cost: cost('WC'),
              effects: [
                { type: 'coins', count: 5 },
                { type: 'drawLeaders', count: 4 },
              ],
            },
            { cost: cost('SCG'), effects: [{ type: 'points', count: 3 }, { type: 'recruitAgain' }] },
            { cost: cost('SSP'), effects: [{ type: 'points', count: 3 }, { type: 'recruitAgain' }] },
          ],
        },
      ],
    },
    {
      id: 'abu-simbel',
      anyOrder: false,
      sides: [
        {
          id: 'day',
          resource: 'papyrus',
          effects: [],
          stages: [
            { cost: cost('SC'), effects: [{ type: 'points', count: 3 }] },
            { cost: cost('WO'), effects: [{ type: 'points', count: 5 }] },
            { cost: cost('SSGT'), effects: [{ type: 'bury' }] },
          ],
        },
        {
          id: 'night',
          resource: 'papyrus',
          effects: [],
          stages: [
            { cost: cost('CCT'), effects: [{ type: 'bury' }] },
            { cost: cost('WWG'), effects: [{ type: 'bury' }] },
          ],
        },
      ],
    },
  ],
};
