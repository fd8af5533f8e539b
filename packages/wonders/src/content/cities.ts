import type { BoardSpec, CardSpec, PackSpec } from './types.ts';

/*
 * Cities, both editions: black cards, guilds and two boards. Independent transcriptions of the printed pieces agree but for what
 * says `reported`, which rests on one of them, or where they differ.
 */

/** Those that the first edition does not have [C-90]. */
const ONLY_SECOND: ReadonlySet<string> = new Set([
  'opium-stash',
  'smugglers-cache',
  'cells',
  'customs',
  'raider-camp',
  'guardhouse',
  'trade-center',
  'raider-fort',
  'forging-agency',
  'opium-den',
  'mint',
  'raider-garrison',
  'memorial',
  'prison',
  'opium-distillery',
]);

/** Fourteen black cards for each Age, each of them once; `copies` is empty because they are drawn [C-1, C-2]. */
const cards: readonly CardSpec[] = [
  { id: 'opium-stash', age: 1, colour: 'black', copies: [], effects: [{ type: 'coins', count: 3 }, { type: 'othersLoseCoins', count: 1 }] },
  { id: 'smugglers-cache', age: 1, colour: 'black', copies: [], effects: [{ type: 'ability', ability: 'cheaperStartingResources' }], provenance: 'reported' },
  { id: 'west-clandestine-wharf', age: 1, colour: 'black', cost: { coins: 1 }, copies: [], effects: [{ type: 'ability', ability: 'cheaperFirstFromLeft' }] },
  { id: 'east-clandestine-wharf', age: 1, colour: 'black', cost: { coins: 1 }, copies: [], effects: [{ type: 'ability', ability: 'cheaperFirstFromRight' }] },
  { id: 'dive', age: 1, colour: 'black', copies: [], effects: [{ type: 'coins', count: 6 }, { type: 'neighboursGainCoins', count: 1 }] },
  { id: 'cells', age: 1, colour: 'black', copies: [], effects: [{ type: 'pointsPerVictory', where: 'own', count: 2, value: 1 }] },
  { id: 'customs', age: 1, colour: 'black', copies: [], effects: [{ type: 'points', count: 4 }, { type: 'othersGainCoins', count: 1 }] },
  { id: 'pigeonhole', age: 1, colour: 'black', cost: { coins: 1, ore: 1 }, copies: [], effects: [{ type: 'copySymbol' }] },
  { id: 'raider-camp', age: 1, colour: 'black', copies: [], effects: [{ type: 'victoryToken', age: 1 }, { type: 'neighboursTakeDebt', count: 1 }] },
  { id: 'secret-warehouse', age: 1, colour: 'black', cost: { coins: 2 }, copies: [], effects: [{ type: 'ability', ability: 'moreOfOwnResource' }] },
  { id: 'city-gates', age: 1, colour: 'black', cost: { coins: 1, wood: 1 }, copies: [], effects: [{ type: 'points', count: 4 }] },
  { id: 'militia', age: 1, colour: 'black', cost: { coins: 3 }, copies: [], effects: [{ type: 'shields', count: 2 }] },
  { id: 'hideout', age: 1, colour: 'black', copies: [], effects: [{ type: 'points', count: 2 }, { type: 'othersLoseCoins', count: 1 }] },
  { id: 'residence', age: 1, colour: 'black', cost: { clay: 1 }, copies: [], effects: [{ type: 'points', count: 1 }, { type: 'diplomacy' }] },
  { id: 'guardhouse', age: 2, colour: 'black', cost: { coins: 2, wood: 1, ore: 1 }, copies: [], effects: [{ type: 'pointsPerVictory', where: 'own', count: 3, value: 3 }], provenance: 'reported' },
  { id: 'trade-center', age: 2, colour: 'black', cost: { stone: 1, clay: 1, papyrus: 1 }, copies: [], effects: [{ type: 'points', count: 6 }, { type: 'othersGainCoins', count: 2 }] },
  { id: 'tabularium', age: 2, colour: 'black', cost: { coins: 2, wood: 1, ore: 1, textile: 1 }, copies: [], effects: [{ type: 'points', count: 6 }] },
  { id: 'black-market', age: 2, colour: 'black', cost: { ore: 1, textile: 1 }, copies: [], effects: [{ type: 'ability', ability: 'missingResource' }] },
  { id: 'band-of-spies', age: 2, colour: 'black', cost: { coins: 2, stone: 1, clay: 1 }, copies: [], effects: [{ type: 'copySymbol' }] },
  { id: 'lair', age: 2, colour: 'black', cost: { wood: 1, glass: 1 }, copies: [], effects: [{ type: 'points', count: 3 }, { type: 'othersLoseCoins', count: 2 }] },
  { id: 'raider-fort', age: 2, colour: 'black', cost: { coins: 1, ore: 1, clay: 1 }, copies: [], effects: [{ type: 'victoryToken', age: 2 }, { type: 'neighboursTakeDebt', count: 1 }], provenance: 'reported' },
  { id: 'mercenaries', age: 2, colour: 'black', cost: { coins: 4, papyrus: 1 }, copies: [], effects: [{ type: 'shields', count: 3 }] },
  { id: 'architect-firm', age: 2, colour: 'black', cost: { coins: 1, papyrus: 1 }, copies: [], effects: [{ type: 'points', count: 2 }, { type: 'ability', ability: 'stagesWithoutResources' }] },
  { id: 'sepulcher', age: 2, colour: 'black', cost: { stone: 1, glass: 1, textile: 1 }, copies: [], effects: [{ type: 'points', count: 4 }, { type: 'othersLoseCoins', count: 1, per: 'victory' }] },
  { id: 'forging-agency', age: 2, colour: 'black', cost: { coins: 2 }, copies: [], effects: [{ type: 'revive', order: 3 }] },
  { id: 'opium-den', age: 2, colour: 'black', cost: { papyrus: 1 }, copies: [], effects: [{ type: 'coins', count: 4 }, { type: 'othersLoseCoins', count: 3 }] },
  { id: 'consulate', age: 2, colour: 'black', cost: { clay: 1, papyrus: 1 }, copies: [], effects: [{ type: 'points', count: 2 }, { type: 'diplomacy' }] },
  { id: 'gambling-den', age: 2, colour: 'black', cost: { coins: 1 }, copies: [], effects: [{ type: 'coins', count: 9 }, { type: 'neighboursGainCoins', count: 2 }] },
  { id: 'mint', age: 3, colour: 'black', cost: { wood: 2, clay: 1, glass: 1, textile: 1 }, copies: [], effects: [{ type: 'points', count: 8 }, { type: 'othersGainCoins', count: 3 }] },
  { id: 'slave-market', age: 3, colour: 'black', cost: { wood: 2, ore: 2 }, copies: [], effects: [{ type: 'coinsPerVictory', where: 'own', count: 1 }, { type: 'pointsPerVictory', where: 'own', count: 1 }] },
  { id: 'raider-garrison', age: 3, colour: 'black', cost: { coins: 2, stone: 2, textile: 1 }, copies: [], effects: [{ type: 'victoryToken', age: 3 }, { type: 'neighboursTakeDebt', count: 1 }], provenance: 'reported' },
  { id: 'cenotaph', age: 3, colour: 'black', cost: { stone: 1, clay: 2, glass: 1, textile: 1 }, copies: [], effects: [{ type: 'points', count: 5 }, { type: 'othersLoseCoins', count: 1, per: 'victory' }] },
  { id: 'capitol', age: 3, colour: 'black', cost: { coins: 2, stone: 2, clay: 2, glass: 1, papyrus: 1 }, copies: [], effects: [{ type: 'points', count: 8 }] },
  { id: 'memorial', age: 3, colour: 'black', cost: { wood: 1, stone: 1, textile: 1 }, copies: [], effects: [{ type: 'coinsPerDefeat', where: 'own', count: 2 }, { type: 'discardDefeats' }], provenance: 'reported' },
  { id: 'secret-network', age: 3, colour: 'black', cost: { stone: 1, papyrus: 1 }, copies: [], effects: [{ type: 'coinsPerCard', colours: ['black'], where: 'own', count: 1 }, { type: 'pointsPerCard', colours: ['black'], where: 'own', count: 1 }] },
  { id: 'prison', age: 3, colour: 'black', cost: { coins: 2, ore: 2, clay: 1, papyrus: 1 }, copies: [], effects: [{ type: 'pointsPerVictory', where: 'own', count: 4, value: 5 }], provenance: 'reported' },
  { id: 'opium-distillery', age: 3, colour: 'black', cost: { wood: 1, glass: 1 }, copies: [], effects: [{ type: 'coins', count: 5 }, { type: 'othersLoseCoins', count: 5 }] },
  { id: 'brotherhood', age: 3, colour: 'black', cost: { wood: 2, ore: 1, textile: 1 }, copies: [], effects: [{ type: 'points', count: 4 }, { type: 'othersLoseCoins', count: 3 }] },
  { id: 'chamber-of-builders', age: 3, colour: 'black', cost: { wood: 1, clay: 1, glass: 1, papyrus: 1 }, copies: [], effects: [{ type: 'points', count: 4 }, { type: 'othersLoseCoins', count: 1, per: 'stage' }] },
  { id: 'torture-chamber', age: 3, colour: 'black', cost: { coins: 3, ore: 2, glass: 1 }, copies: [], effects: [{ type: 'copySymbol' }] },
  { id: 'contingent', age: 3, colour: 'black', cost: { coins: 5, textile: 1 }, copies: [], effects: [{ type: 'shields', count: 5 }] },
  { id: 'embassy', age: 3, colour: 'black', cost: { stone: 1, papyrus: 1, textile: 1 }, copies: [], effects: [{ type: 'points', count: 3 }, { type: 'diplomacy' }], provenance: 'reported' },
];

/** Transcriptions of the first edition differ on these; those of the second do not. */
const DISPUTED_IN_FIRST: ReadonlySet<string> = new Set(['slave-market', 'brotherhood', 'contingent']);

const cardsOfFirst: readonly CardSpec[] = cards
  .filter(({ id }) => !ONLY_SECOND.has(id))
  .map((card) => (DISPUTED_IN_FIRST.has(card.id) ? { ...card, provenance: 'reported' } : card));

/** The guilds of the first edition, which widen the pool [C-4, C-5]. */
const guilds: readonly CardSpec[] = [
  { id: 'forgers-guild', age: 3, colour: 'purple', cost: { ore: 3, glass: 1, textile: 1 }, copies: [3], effects: [{ type: 'points', count: 5 }, { type: 'othersLoseCoins', count: 3 }] },
  { id: 'shadow-guild', age: 3, colour: 'purple', cost: { wood: 1, stone: 2, papyrus: 1 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['black'], where: 'neighbours', count: 1 }] },
  { id: 'mourners-guild', age: 3, colour: 'purple', cost: { wood: 1, clay: 2, glass: 1, textile: 1 }, copies: [3], effects: [{ type: 'pointsPerVictory', where: 'neighbours', count: 1 }] },
];

const boards1: readonly BoardSpec[] = [
  { id: 'byzantium', sides: [
    { id: 'A', resource: 'stone', stages: [{ cost: { ore: 1, clay: 1 }, effects: [{ type: 'points', count: 3 }], provenance: 'reported' }, { cost: { wood: 2, papyrus: 1 }, effects: [{ type: 'diplomacy' }, { type: 'points', count: 2 }], provenance: 'reported' }, { cost: { clay: 2, glass: 1, textile: 1 }, effects: [{ type: 'points', count: 7 }], provenance: 'reported' }] },
    { id: 'B', resource: 'stone', stages: [{ cost: { wood: 1, ore: 1, glass: 1, papyrus: 1 }, effects: [{ type: 'diplomacy' }, { type: 'points', count: 3 }], provenance: 'reported' }, { cost: { ore: 2, clay: 1, textile: 1 }, effects: [{ type: 'diplomacy' }, { type: 'points', count: 4 }], provenance: 'reported' }] },
  ] },
  { id: 'petra', sides: [
    { id: 'A', resource: 'clay', stages: [{ cost: { wood: 1, stone: 1 }, effects: [{ type: 'points', count: 3 }], provenance: 'reported' }, { cost: { coins: 7 }, effects: [{ type: 'points', count: 7 }], provenance: 'reported' }, { cost: { wood: 1, stone: 2, papyrus: 1 }, effects: [{ type: 'points', count: 7 }], provenance: 'reported' }] },
    { id: 'B', resource: 'clay', stages: [{ cost: { ore: 2, clay: 2 }, effects: [{ type: 'othersLoseCoins', count: 2 }, { type: 'points', count: 3 }], provenance: 'reported' }, { cost: { coins: 14 }, effects: [{ type: 'points', count: 14 }] }] },
  ] },
];

const boards2: readonly BoardSpec[] = [
  { id: 'byzantium', sides: [
    { id: 'day', resource: 'stone', stages: [{ cost: { ore: 1, clay: 1 }, effects: [{ type: 'points', count: 3 }] }, { cost: { wood: 2, papyrus: 1 }, effects: [{ type: 'diplomacy' }, { type: 'points', count: 4 }] }, { cost: { clay: 2, glass: 1, textile: 1 }, effects: [{ type: 'points', count: 7 }] }] },
    { id: 'night', resource: 'stone', stages: [{ cost: { wood: 1, ore: 1, papyrus: 1 }, effects: [{ type: 'diplomacy' }, { type: 'points', count: 4 }] }, { cost: { ore: 2, glass: 1, textile: 1 }, effects: [{ type: 'diplomacy' }, { type: 'points', count: 6 }] }] },
  ] },
  { id: 'petra', sides: [
    { id: 'day', resource: 'clay', stages: [{ cost: { wood: 1, stone: 1 }, effects: [{ type: 'points', count: 3 }] }, { cost: { coins: 5 }, effects: [{ type: 'points', count: 7 }] }, { cost: { wood: 1, stone: 2, papyrus: 1 }, effects: [{ type: 'points', count: 7 }] }] },
    { id: 'night', resource: 'clay', stages: [{ cost: { ore: 2, clay: 2 }, effects: [{ type: 'othersLoseCoins', count: 2 }, { type: 'points', count: 3 }] }, { cost: { coins: 10 }, effects: [{ type: 'points', count: 14 }] }] },
  ] },
];

export const cities1: PackSpec = {
  id: 'cities', edition: 1, version: 1,
  counts: [{ cards: [9, 9, 9], guilds: 3, boards: 2 }],
  provenance: 'crossChecked',
  cards: [...cardsOfFirst, ...guilds],
  boards: boards1,
};

/** Of the guilds two are in use where a table says so [C-5]; the third was never seen in this edition. */
export const cities2: PackSpec = {
  id: 'cities', edition: 2, version: 1,
  counts: [{ cards: [14, 14, 14], guilds: 2, boards: 2 }],
  provenance: 'crossChecked',
  cards: [...cards, ...guilds.slice(0, 2)],
  boards: boards2,
};

export const CITIES_PACKS: readonly PackSpec[] = [cities1, cities2];
