import type { PackSpec } from './types.ts';

/**
 * The base game, second edition: 148 cards and 7 boards.
 * Cards agree with photographs of every printed card; the costs of stages agree in five transcriptions.
 */
export const base2: PackSpec = {
  id: 'base',
  edition: 2,
  version: 1,
  counts: [{ cards: [49, 49, 40], guilds: 10, boards: 7, islands: 0, shipyards: 0 }],
  provenance: 'crossChecked',
  cards: [
    { id: 'lumber-yard', age: 1, colour: 'brown', copies: [3, 4], effects: [{ type: 'produce', resource: 'wood', count: 1 }] },
    { id: 'stone-pit', age: 1, colour: 'brown', copies: [3, 5], effects: [{ type: 'produce', resource: 'stone', count: 1 }] },
    { id: 'clay-pool', age: 1, colour: 'brown', copies: [3, 5], effects: [{ type: 'produce', resource: 'clay', count: 1 }] },
    { id: 'ore-vein', age: 1, colour: 'brown', copies: [3, 4], effects: [{ type: 'produce', resource: 'ore', count: 1 }] },
    { id: 'tree-farm', age: 1, colour: 'brown', cost: { coins: 1 }, copies: [6], effects: [{ type: 'produceOne', resources: ['wood', 'clay'] }] },
    { id: 'excavation', age: 1, colour: 'brown', cost: { coins: 1 }, copies: [4], effects: [{ type: 'produceOne', resources: ['stone', 'clay'] }] },
    { id: 'clay-pit', age: 1, colour: 'brown', cost: { coins: 1 }, copies: [3], effects: [{ type: 'produceOne', resources: ['ore', 'clay'] }] },
    { id: 'timber-yard', age: 1, colour: 'brown', cost: { coins: 1 }, copies: [3], effects: [{ type: 'produceOne', resources: ['wood', 'stone'] }] },
    { id: 'forest-cave', age: 1, colour: 'brown', cost: { coins: 1 }, copies: [5], effects: [{ type: 'produceOne', resources: ['wood', 'ore'] }] },
    { id: 'mine', age: 1, colour: 'brown', cost: { coins: 1 }, copies: [6], effects: [{ type: 'produceOne', resources: ['stone', 'ore'] }] },
    { id: 'loom-1', name: 'loom', age: 1, colour: 'grey', copies: [3, 6], effects: [{ type: 'produce', resource: 'textile', count: 1 }] },
    { id: 'glassworks-1', name: 'glassworks', age: 1, colour: 'grey', copies: [3, 6], effects: [{ type: 'produce', resource: 'glass', count: 1 }] },
    { id: 'press-1', name: 'press', age: 1, colour: 'grey', copies: [3, 6], effects: [{ type: 'produce', resource: 'papyrus', count: 1 }] },
    { id: 'well', age: 1, colour: 'blue', copies: [4, 7], effects: [{ type: 'points', count: 3 }] },
    { id: 'baths', age: 1, colour: 'blue', cost: { stone: 1 }, copies: [3, 7], effects: [{ type: 'points', count: 3 }] },
    { id: 'altar', age: 1, colour: 'blue', copies: [3, 5], effects: [{ type: 'points', count: 3 }] },
    { id: 'theater', age: 1, colour: 'blue', copies: [3, 6], effects: [{ type: 'points', count: 3 }] },
    { id: 'tavern', age: 1, colour: 'yellow', copies: [4, 5, 7], effects: [{ type: 'coins', count: 5 }] },
    { id: 'east-trading-post', age: 1, colour: 'yellow', copies: [3, 7], effects: [{ type: 'discount', kind: 'raw', from: ['right'] }] },
    { id: 'west-trading-post', age: 1, colour: 'yellow', copies: [3, 7], effects: [{ type: 'discount', kind: 'raw', from: ['left'] }] },
    { id: 'marketplace', age: 1, colour: 'yellow', copies: [3, 6], effects: [{ type: 'discount', kind: 'manufactured', from: ['left', 'right'] }] },
    { id: 'stockade', age: 1, colour: 'red', cost: { wood: 1 }, copies: [3, 7], effects: [{ type: 'shields', count: 1 }] },
    { id: 'barracks', age: 1, colour: 'red', cost: { ore: 1 }, copies: [3, 5], effects: [{ type: 'shields', count: 1 }] },
    { id: 'guard-tower', age: 1, colour: 'red', cost: { clay: 1 }, copies: [3, 4], effects: [{ type: 'shields', count: 1 }] },
    { id: 'apothecary', age: 1, colour: 'green', cost: { textile: 1 }, copies: [3, 5], effects: [{ type: 'science', symbol: 'compass' }] },
    { id: 'workshop', age: 1, colour: 'green', cost: { glass: 1 }, copies: [3, 7], effects: [{ type: 'science', symbol: 'gear' }] },
    { id: 'scriptorium', age: 1, colour: 'green', cost: { papyrus: 1 }, copies: [3, 4], effects: [{ type: 'science', symbol: 'tablet' }] },
    { id: 'sawmill', age: 2, colour: 'brown', cost: { coins: 1 }, copies: [3, 4], effects: [{ type: 'produce', resource: 'wood', count: 2 }] },
    { id: 'quarry', age: 2, colour: 'brown', cost: { coins: 1 }, copies: [3, 4], effects: [{ type: 'produce', resource: 'stone', count: 2 }] },
    { id: 'brickyard', age: 2, colour: 'brown', cost: { coins: 1 }, copies: [3, 4], effects: [{ type: 'produce', resource: 'clay', count: 2 }] },
    { id: 'foundry', age: 2, colour: 'brown', cost: { coins: 1 }, copies: [3, 4], effects: [{ type: 'produce', resource: 'ore', count: 2 }] },
    { id: 'loom-2', name: 'loom', age: 2, colour: 'grey', copies: [3, 5], effects: [{ type: 'produce', resource: 'textile', count: 1 }] },
    { id: 'glassworks-2', name: 'glassworks', age: 2, colour: 'grey', copies: [3, 5], effects: [{ type: 'produce', resource: 'glass', count: 1 }] },
    { id: 'press-2', name: 'press', age: 2, colour: 'grey', copies: [3, 5], effects: [{ type: 'produce', resource: 'papyrus', count: 1 }] },
    { id: 'aqueduct', age: 2, colour: 'blue', cost: { stone: 3 }, freeWith: ['baths'], copies: [3, 7], effects: [{ type: 'points', count: 5 }] },
    { id: 'courthouse', age: 2, colour: 'blue', cost: { clay: 2, textile: 1 }, freeWith: ['scriptorium'], copies: [3, 5], effects: [{ type: 'points', count: 4 }] },
    { id: 'temple', age: 2, colour: 'blue', cost: { wood: 1, clay: 1, glass: 1 }, copies: [3, 6], effects: [{ type: 'points', count: 4 }] },
    { id: 'statue', age: 2, colour: 'blue', cost: { wood: 1, ore: 2 }, freeWith: ['well'], copies: [3, 7], effects: [{ type: 'points', count: 4 }] },
    { id: 'forum', age: 2, colour: 'yellow', cost: { clay: 2 }, freeWith: ['east-trading-post', 'west-trading-post'], copies: [3, 6, 7], effects: [{ type: 'produceOne', resources: ['glass', 'papyrus', 'textile'] }] },
    { id: 'caravansery', age: 2, colour: 'yellow', cost: { wood: 2 }, freeWith: ['marketplace'], copies: [3, 5, 6], effects: [{ type: 'produceOne', resources: ['wood', 'stone', 'ore', 'clay'] }] },
    { id: 'vineyard', age: 2, colour: 'yellow', copies: [3, 6], effects: [{ type: 'coinsPerCard', colours: ['brown'], where: 'all', count: 1 }] },
    { id: 'bazar', age: 2, colour: 'yellow', copies: [4, 7], effects: [{ type: 'coinsPerCard', colours: ['grey'], where: 'all', count: 2 }] },
    { id: 'walls', age: 2, colour: 'red', cost: { stone: 3 }, copies: [3, 7], effects: [{ type: 'shields', count: 2 }] },
    { id: 'training-ground', age: 2, colour: 'red', cost: { wood: 1, ore: 2 }, copies: [4, 6, 7], effects: [{ type: 'shields', count: 2 }] },
    { id: 'stables', age: 2, colour: 'red', cost: { wood: 1, ore: 1, clay: 1 }, freeWith: ['apothecary'], copies: [3, 5], effects: [{ type: 'shields', count: 2 }] },
    { id: 'archery-range', age: 2, colour: 'red', cost: { wood: 2, ore: 1 }, freeWith: ['workshop'], copies: [3, 6], effects: [{ type: 'shields', count: 2 }] },
    { id: 'dispensary', age: 2, colour: 'green', cost: { ore: 2, glass: 1 }, freeWith: ['apothecary'], copies: [3, 4], effects: [{ type: 'science', symbol: 'compass' }] },
    { id: 'laboratory', age: 2, colour: 'green', cost: { clay: 2, papyrus: 1 }, freeWith: ['workshop'], copies: [3, 5], effects: [{ type: 'science', symbol: 'gear' }] },
    { id: 'library', age: 2, colour: 'green', cost: { stone: 2, textile: 1 }, freeWith: ['scriptorium'], copies: [3, 6], effects: [{ type: 'science', symbol: 'tablet' }] },
    { id: 'school', age: 2, colour: 'green', cost: { wood: 1, papyrus: 1 }, copies: [3, 7], effects: [{ type: 'science', symbol: 'tablet' }] },
    { id: 'palace', age: 3, colour: 'blue', cost: { wood: 1, stone: 1, ore: 1, clay: 1, glass: 1, papyrus: 1, textile: 1 }, copies: [3, 7], effects: [{ type: 'points', count: 8 }] },
    { id: 'senate', age: 3, colour: 'blue', cost: { wood: 2, stone: 1, ore: 1 }, freeWith: ['library'], copies: [3, 5], effects: [{ type: 'points', count: 6 }] },
    { id: 'pantheon', age: 3, colour: 'blue', cost: { ore: 1, clay: 2, glass: 1, papyrus: 1, textile: 1 }, freeWith: ['altar'], copies: [3, 6], effects: [{ type: 'points', count: 7 }] },
    { id: 'gardens', age: 3, colour: 'blue', cost: { wood: 1, clay: 2 }, freeWith: ['theater'], copies: [3, 4], effects: [{ type: 'points', count: 5 }] },
    { id: 'town-hall', age: 3, colour: 'blue', cost: { stone: 2, ore: 1, glass: 1 }, copies: [3, 6], effects: [{ type: 'points', count: 6 }] },
    { id: 'haven', age: 3, colour: 'yellow', cost: { wood: 1, ore: 1, textile: 1 }, freeWith: ['forum'], copies: [3, 4], effects: [{ type: 'coinsPerCard', colours: ['brown'], where: 'own', count: 1 }, { type: 'pointsPerCard', colours: ['brown'], where: 'own', count: 1 }] },
    { id: 'lighthouse', age: 3, colour: 'yellow', cost: { stone: 1, glass: 1 }, freeWith: ['caravansery'], copies: [3, 6], effects: [{ type: 'coinsPerCard', colours: ['yellow'], where: 'own', count: 1 }, { type: 'pointsPerCard', colours: ['yellow'], where: 'own', count: 1 }] },
    { id: 'chamber-of-commerce', age: 3, colour: 'yellow', cost: { clay: 2, papyrus: 1 }, copies: [4, 6], effects: [{ type: 'coinsPerCard', colours: ['grey'], where: 'own', count: 2 }, { type: 'pointsPerCard', colours: ['grey'], where: 'own', count: 2 }] },
    { id: 'arena', age: 3, colour: 'yellow', cost: { stone: 2, ore: 1 }, freeWith: ['dispensary'], copies: [3, 5], effects: [{ type: 'coinsPerStage', where: 'own', count: 3 }, { type: 'pointsPerStage', where: 'own', count: 1 }] },
    { id: 'ludus', age: 3, colour: 'yellow', cost: { stone: 1, ore: 1 }, copies: [5, 7], effects: [{ type: 'coinsPerCard', colours: ['red'], where: 'own', count: 3 }, { type: 'pointsPerCard', colours: ['red'], where: 'own', count: 1 }] },
    { id: 'siege-workshop', age: 3, colour: 'red', cost: { wood: 1, clay: 3 }, freeWith: ['laboratory'], copies: [3, 5], effects: [{ type: 'shields', count: 3 }] },
    { id: 'fortifications', age: 3, colour: 'red', cost: { ore: 3, clay: 1 }, freeWith: ['walls'], copies: [3, 7], effects: [{ type: 'shields', count: 3 }] },
    { id: 'circus', age: 3, colour: 'red', cost: { stone: 3, ore: 1 }, freeWith: ['training-ground'], copies: [4, 6], effects: [{ type: 'shields', count: 3 }] },
    { id: 'arsenal', age: 3, colour: 'red', cost: { wood: 2, ore: 1, textile: 1 }, copies: [3, 5], effects: [{ type: 'shields', count: 3 }] },
    { id: 'castrum', age: 3, colour: 'red', cost: { wood: 1, clay: 2, papyrus: 1 }, copies: [4, 7], effects: [{ type: 'shields', count: 3 }] },
    { id: 'lodge', age: 3, colour: 'green', cost: { clay: 2, papyrus: 1, textile: 1 }, freeWith: ['dispensary'], copies: [3, 6], effects: [{ type: 'science', symbol: 'compass' }] },
    { id: 'observatory', age: 3, colour: 'green', cost: { ore: 2, glass: 1, textile: 1 }, freeWith: ['laboratory'], copies: [3, 7], effects: [{ type: 'science', symbol: 'gear' }] },
    { id: 'university', age: 3, colour: 'green', cost: { wood: 2, glass: 1, papyrus: 1 }, freeWith: ['library'], copies: [3, 4], effects: [{ type: 'science', symbol: 'tablet' }] },
    { id: 'academy', age: 3, colour: 'green', cost: { stone: 3, glass: 1 }, freeWith: ['school'], copies: [3, 7], effects: [{ type: 'science', symbol: 'compass' }] },
    { id: 'study', age: 3, colour: 'green', cost: { wood: 1, papyrus: 1, textile: 1 }, freeWith: ['school'], copies: [3, 5], effects: [{ type: 'science', symbol: 'gear' }] },
    { id: 'workers-guild', age: 3, colour: 'purple', cost: { wood: 1, stone: 1, ore: 2, clay: 1 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['brown'], where: 'neighbours', count: 1 }] },
    { id: 'craftsmens-guild', age: 3, colour: 'purple', cost: { stone: 2, ore: 2 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['grey'], where: 'neighbours', count: 2 }] },
    { id: 'traders-guild', age: 3, colour: 'purple', cost: { glass: 1, papyrus: 1, textile: 1 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['yellow'], where: 'neighbours', count: 1 }] },
    { id: 'philosophers-guild', age: 3, colour: 'purple', cost: { clay: 3, papyrus: 1, textile: 1 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['green'], where: 'neighbours', count: 1 }] },
    { id: 'magistrates-guild', age: 3, colour: 'purple', cost: { wood: 3, stone: 1, textile: 1 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['blue'], where: 'neighbours', count: 1 }] },
    { id: 'shipowners-guild', age: 3, colour: 'purple', cost: { wood: 3, glass: 1, papyrus: 1 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['brown', 'grey', 'purple'], where: 'own', count: 1 }] },
    { id: 'scientists-guild', age: 3, colour: 'purple', cost: { wood: 2, ore: 2, papyrus: 1 }, copies: [3], effects: [{ type: 'scienceAny' }] },
    { id: 'spies-guild', age: 3, colour: 'purple', cost: { clay: 2, glass: 1 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['red'], where: 'neighbours', count: 1 }] },
    { id: 'decorators-guild', age: 3, colour: 'purple', cost: { stone: 1, ore: 2, textile: 1 }, copies: [3], effects: [{ type: 'pointsIfComplete', count: 7 }] },
    { id: 'builders-guild', age: 3, colour: 'purple', cost: { stone: 3, clay: 2, glass: 1 }, copies: [3], effects: [{ type: 'pointsPerStage', where: 'all', count: 1 }] },
  ],
  boards: [
    {
      id: 'rhodos',
      sides: [
        {
          id: 'day',
          resource: 'ore',
          stages: [
            { cost: { wood: 2 }, effects: [{ type: 'points', count: 3 }] },
            { cost: { clay: 3 }, effects: [{ type: 'shields', count: 2 }] },
            { cost: { ore: 4 }, effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'night',
          resource: 'ore',
          stages: [
            { cost: { stone: 3 }, effects: [{ type: 'shields', count: 1 }, { type: 'points', count: 3 }, { type: 'coins', count: 3 }] },
            { cost: { ore: 4 }, effects: [{ type: 'shields', count: 1 }, { type: 'points', count: 4 }, { type: 'coins', count: 4 }] },
          ],
        },
      ],
    },
    {
      id: 'alexandria',
      sides: [
        {
          id: 'day',
          resource: 'glass',
          stages: [
            { cost: { stone: 2 }, effects: [{ type: 'points', count: 3 }] },
            { cost: { ore: 2 }, effects: [{ type: 'produceOne', resources: ['wood', 'stone', 'ore', 'clay'] }] },
            { cost: { papyrus: 1, textile: 1 }, effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'night',
          resource: 'glass',
          stages: [
            { cost: { clay: 2 }, effects: [{ type: 'produceOne', resources: ['wood', 'stone', 'ore', 'clay'] }] },
            { cost: { ore: 3 }, effects: [{ type: 'produceOne', resources: ['glass', 'papyrus', 'textile'] }] },
            { cost: { wood: 4 }, effects: [{ type: 'points', count: 7 }] },
          ],
        },
      ],
    },
    {
      id: 'ephesos',
      sides: [
        {
          id: 'day',
          resource: 'papyrus',
          stages: [
            { cost: { clay: 2 }, effects: [{ type: 'points', count: 3 }] },
            { cost: { wood: 2 }, effects: [{ type: 'coins', count: 9 }] },
            { cost: { ore: 2, glass: 1 }, effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'night',
          resource: 'papyrus',
          stages: [
            { cost: { stone: 2 }, effects: [{ type: 'points', count: 2 }, { type: 'coins', count: 4 }] },
            { cost: { wood: 2 }, effects: [{ type: 'points', count: 3 }, { type: 'coins', count: 4 }] },
            { cost: { ore: 2, textile: 1 }, effects: [{ type: 'points', count: 5 }, { type: 'coins', count: 4 }] },
          ],
        },
      ],
    },
    {
      id: 'babylon',
      sides: [
        {
          id: 'day',
          resource: 'wood',
          stages: [
            { cost: { clay: 2 }, effects: [{ type: 'points', count: 3 }] },
            { cost: { ore: 2, textile: 1 }, effects: [{ type: 'scienceAny' }] },
            { cost: { wood: 4 }, effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'night',
          resource: 'wood',
          stages: [
            { cost: { stone: 2 }, effects: [{ type: 'ability', ability: 'seventhCard' }] },
            { cost: { clay: 3, glass: 1 }, effects: [{ type: 'scienceAny' }] },
          ],
        },
      ],
    },
    {
      id: 'olympia',
      sides: [
        {
          id: 'day',
          resource: 'clay',
          stages: [
            { cost: { stone: 2 }, effects: [{ type: 'points', count: 3 }] },
            { cost: { wood: 2 }, effects: [{ type: 'ability', ability: 'freeFirstOfColour' }] },
            { cost: { clay: 3 }, effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'night',
          resource: 'clay',
          stages: [
            { cost: { ore: 2 }, effects: [{ type: 'points', count: 2 }, { type: 'ability', ability: 'freeFirstCard' }] },
            { cost: { clay: 3 }, effects: [{ type: 'points', count: 3 }, { type: 'ability', ability: 'freeLastCard' }] },
            { cost: { glass: 1, papyrus: 1, textile: 1 }, effects: [{ type: 'points', count: 5 }] },
          ],
        },
      ],
    },
    {
      id: 'halikarnassos',
      sides: [
        {
          id: 'day',
          resource: 'textile',
          stages: [
            { cost: { ore: 2 }, effects: [{ type: 'points', count: 3 }] },
            { cost: { glass: 1, papyrus: 1 }, effects: [{ type: 'revive' }] },
            { cost: { stone: 3 }, effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'night',
          resource: 'textile',
          stages: [
            { cost: { clay: 2 }, effects: [{ type: 'points', count: 2 }, { type: 'revive' }] },
            { cost: { glass: 1, papyrus: 1 }, effects: [{ type: 'points', count: 1 }, { type: 'revive' }] },
            { cost: { wood: 3 }, effects: [{ type: 'revive' }] },
          ],
        },
      ],
    },
    {
      id: 'gizah',
      sides: [
        {
          id: 'day',
          resource: 'stone',
          stages: [
            { cost: { wood: 2 }, effects: [{ type: 'points', count: 3 }] },
            { cost: { clay: 2, textile: 1 }, effects: [{ type: 'points', count: 5 }] },
            { cost: { stone: 4 }, effects: [{ type: 'points', count: 7 }] },
          ],
        },
        {
          id: 'night',
          resource: 'stone',
          stages: [
            { cost: { wood: 2 }, effects: [{ type: 'points', count: 3 }] },
            { cost: { stone: 3 }, effects: [{ type: 'points', count: 5 }] },
            { cost: { clay: 3 }, effects: [{ type: 'points', count: 5 }] },
            { cost: { stone: 4, papyrus: 1 }, effects: [{ type: 'points', count: 7 }] },
          ],
        },
      ],
    },
  ],
};
