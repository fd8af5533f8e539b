import type { LeaderSpec, LeadersSpec } from '../leaders/pack.ts';
import type { BoardSpec, CardSpec, EffectSpec } from './types.ts';

/*
 * Leaders, both editions: white cards, guilds and boards. Independent transcriptions of the printed pieces agree but for what
 * says `reported`, which rests on one of them, or where they differ.
 */

/** The leaders of the second edition: 34 standard ones, 15 for experts, 6 for games with Cities [L-2]. */
const leaders: readonly LeaderSpec<EffectSpec>[] = [
  { id: 'maecenas', group: 'standard', cost: 1, effects: [{ type: 'ability', ability: 'freeLeaders' }] },
  { id: 'imhotep', group: 'standard', cost: 3, effects: [{ type: 'ability', ability: 'cheaperStages' }] },
  { id: 'hammurabi', group: 'standard', cost: 2, effects: [{ type: 'ability', ability: 'cheaperBlue' }] },
  { id: 'leonidas', group: 'standard', cost: 2, effects: [{ type: 'ability', ability: 'cheaperRed' }] },
  { id: 'archimedes', group: 'standard', cost: 4, effects: [{ type: 'ability', ability: 'cheaperGreen' }] },
  { id: 'ramses', group: 'standard', cost: 5, effects: [{ type: 'ability', ability: 'freeGuilds' }] },
  { id: 'croesus', group: 'standard', cost: 1, effects: [{ type: 'coins', count: 6 }] },
  { id: 'xenophon', group: 'standard', cost: 2, effects: [{ type: 'ability', ability: 'coinsForYellow' }] },
  { id: 'vitruvius', group: 'standard', cost: 1, effects: [{ type: 'ability', ability: 'coinsForChains' }] },
  { id: 'nero', group: 'standard', cost: 1, effects: [{ type: 'ability', ability: 'coinsForVictories' }] },
  { id: 'bilkis', group: 'standard', cost: 4, effects: [{ type: 'ability', ability: 'bankResource' }] },
  { id: 'hannibal', group: 'standard', cost: 2, effects: [{ type: 'shields', count: 1 }] },
  { id: 'caesar', group: 'standard', cost: 5, effects: [{ type: 'shields', count: 2 }] },
  { id: 'solomon', group: 'standard', cost: 3, effects: [{ type: 'revive', order: 2 }] },
  { id: 'euclid', group: 'standard', cost: 5, effects: [{ type: 'science', symbol: 'compass' }] },
  { id: 'ptolemy', group: 'standard', cost: 5, effects: [{ type: 'science', symbol: 'tablet' }] },
  { id: 'pythagoras', group: 'standard', cost: 5, effects: [{ type: 'science', symbol: 'gear' }] },
  { id: 'sappho', group: 'standard', cost: 1, effects: [{ type: 'points', count: 2 }] },
  { id: 'zenobia', group: 'standard', cost: 2, effects: [{ type: 'points', count: 3 }] },
  { id: 'nefertiti', group: 'standard', cost: 3, effects: [{ type: 'points', count: 4 }] },
  { id: 'cleopatra', group: 'standard', cost: 4, effects: [{ type: 'points', count: 5 }] },
  { id: 'phidias', group: 'standard', cost: 3, effects: [{ type: 'pointsPerCard', colours: ['brown'], where: 'own', count: 1 }] },
  { id: 'praxiteles', group: 'standard', cost: 3, effects: [{ type: 'pointsPerCard', colours: ['grey'], where: 'own', count: 2 }] },
  { id: 'nebuchadnezzar', group: 'standard', cost: 4, effects: [{ type: 'pointsPerCard', colours: ['blue'], where: 'own', count: 1 }] },
  { id: 'varro', group: 'standard', cost: 3, effects: [{ type: 'pointsPerCard', colours: ['yellow'], where: 'own', count: 1 }] },
  { id: 'pericles', group: 'standard', cost: 6, effects: [{ type: 'pointsPerCard', colours: ['red'], where: 'own', count: 2 }] },
  { id: 'hypatia', group: 'standard', cost: 4, effects: [{ type: 'pointsPerCard', colours: ['green'], where: 'own', count: 1 }] },
  { id: 'hiram', group: 'standard', cost: 3, effects: [{ type: 'pointsPerCard', colours: ['purple'], where: 'own', count: 2 }] },
  { id: 'midas', group: 'standard', cost: 3, effects: [{ type: 'pointsPerCoins', coins: 3, count: 1 }] },
  { id: 'amytis', group: 'standard', cost: 4, effects: [{ type: 'pointsPerStage', where: 'own', count: 2 }], provenance: 'reported' },
  { id: 'alexander', group: 'standard', cost: 3, effects: [{ type: 'pointsPerVictory', where: 'own', count: 1 }] },
  { id: 'justinian', group: 'standard', cost: 3, effects: [{ type: 'pointsPerSet', colours: ['blue', 'red', 'green'], count: 3 }] },
  { id: 'plato', group: 'standard', cost: 4, effects: [{ type: 'pointsPerSet', colours: ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'], count: 7 }], provenance: 'reported' },
  { id: 'aristotle', group: 'standard', cost: 3, effects: [{ type: 'scienceSetPoints', count: 3 }] },
  { id: 'berenice', group: 'expert', cost: 2, effects: [{ type: 'ability', ability: 'coinForIncome' }] },
  { id: 'hatshepsut', group: 'expert', cost: 2, effects: [{ type: 'ability', ability: 'coinForPurchases' }] },
  { id: 'nitocris', group: 'expert', cost: 'age', effects: [{ type: 'victoryToken', age: 'current' }] },
  { id: 'telesilla', group: 'expert', cost: 3, effects: [{ type: 'discardDefeats' }, { type: 'othersDiscardVictory' }] },
  { id: 'tomyris', group: 'expert', cost: 4, effects: [{ type: 'ability', ability: 'passedDefeats' }] },
  { id: 'aganice', group: 'expert', cost: 'age', effects: [{ type: 'changeSymbol' }] },
  { id: 'enheduanna', group: 'expert', cost: 4, effects: [{ type: 'mostOwnedSymbol' }] },
  { id: 'phryne', group: 'expert', cost: 'age', effects: [{ type: 'pointsIfMost', colours: ['blue'], count: 5 }] },
  { id: 'cornelia', group: 'expert', cost: 'age', effects: [{ type: 'pointsIfMost', colours: ['yellow'], count: 5 }] },
  { id: 'eurypyle', group: 'expert', cost: 'age', effects: [{ type: 'pointsIfMost', colours: ['red'], count: 5 }], provenance: 'reported' },
  { id: 'theano', group: 'expert', cost: 'age', effects: [{ type: 'pointsIfMost', colours: ['green'], count: 5 }] },
  { id: 'makeda', group: 'expert', cost: 'age', effects: [{ type: 'pointsIfRichest', count: 5 }] },
  { id: 'cynisca', group: 'expert', cost: 'age', effects: [{ type: 'pointsIfUndefeated', count: 6 }] },
  { id: 'gorgo', group: 'expert', cost: 5, effects: [{ type: 'pointsPerVictoryPair' }] },
  { id: 'agrippina', group: 'expert', cost: 1, effects: [{ type: 'pointsIfOnlyLeader', count: 7 }] },
  { id: 'caligula', group: 'cities', cost: 3, effects: [{ type: 'ability', ability: 'freeBlackOncePerAge' }] },
  { id: 'diocletian', group: 'cities', cost: 2, effects: [{ type: 'ability', ability: 'coinsForBlack' }] },
  { id: 'octavia', group: 'cities', cost: 1, effects: [{ type: 'ability', ability: 'coinsForStages' }] },
  { id: 'arsinoe', group: 'cities', cost: 'age', effects: [{ type: 'coins', count: 4 }, { type: 'othersLoseCoins', count: 1, per: 'age' }], provenance: 'reported' },
  { id: 'aspasia', group: 'cities', cost: 3, effects: [{ type: 'points', count: 2 }, { type: 'diplomacy' }], provenance: 'reported' },
  { id: 'darius', group: 'cities', cost: 4, effects: [{ type: 'pointsPerCard', colours: ['black'], where: 'own', count: 1 }] },
];

/** Only the first edition has her, in the box of Cities [C-92]. */
const SEMIRAMIS: LeaderSpec<EffectSpec> = { id: 'semiramis', group: 'cities', cost: 2, effects: [{ type: 'ability', ability: 'shieldPerDefeat' }], provenance: 'reported' };

/** Those that were not in a box of the first edition [L-5]. */
const ONLY_SECOND: ReadonlySet<string> = new Set([
  'nitocris',
  'telesilla',
  'aganice',
  'enheduanna',
  'phryne',
  'cornelia',
  'eurypyle',
  'theano',
  'makeda',
  'cynisca',
  'gorgo',
  'agrippina',
  'octavia',
  'arsinoe',
]);

/** In the first edition the box decides: experts had no group of their own, and the six of Cities came with it [L-5, C-92]. */
const WITH_CITIES: ReadonlySet<string> = new Set(['berenice', 'caligula', 'diocletian', 'aspasia', 'darius', 'semiramis']);

const leaders1: readonly LeaderSpec<EffectSpec>[] = [...leaders.filter(({ id }) => !ONLY_SECOND.has(id)), SEMIRAMIS].map(
  (leader) => ({ ...leader, group: WITH_CITIES.has(leader.id) ? 'cities' : 'standard' }),
);

/** The guilds of the first edition, which widen the pool [L-63, L-64]. The first of them was never seen in the second. */
const guilds: readonly CardSpec[] = [
  { id: 'courtesans-guild', age: 3, colour: 'purple', cost: { wood: 1, clay: 1, glass: 1, textile: 1 }, copies: [3], effects: [{ type: 'copyLeader' }] },
  { id: 'diplomats-guild', age: 3, colour: 'purple', cost: { wood: 1, stone: 1, glass: 1, papyrus: 1 }, copies: [3], effects: [{ type: 'pointsPerLeader', where: 'neighbours', count: 1 }] },
  { id: 'gamers-guild', age: 3, colour: 'purple', cost: { wood: 1, stone: 1, ore: 1, clay: 1 }, copies: [3], effects: [{ type: 'pointsPerCoins', coins: 3, count: 1 }] },
  { id: 'architects-guild', age: 3, colour: 'purple', cost: { ore: 3, clay: 1, papyrus: 1, textile: 1 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['purple'], where: 'neighbours', count: 3 }] },
];

const boards1: readonly BoardSpec[] = [
  { id: 'roma', sides: [
    { id: 'A', resource: null, effects: [{ type: 'ability', ability: 'freeLeaders' }], stages: [{ cost: { wood: 1, ore: 1, clay: 1 }, effects: [{ type: 'points', count: 4 }] }, { cost: { stone: 2, clay: 1, textile: 1 }, effects: [{ type: 'points', count: 6 }] }] },
    { id: 'B', resource: null, effects: [{ type: 'ability', ability: 'cheaperLeaders' }], stages: [{ cost: { wood: 1, clay: 1 }, effects: [{ type: 'coins', count: 5 }, { type: 'drawLeaders', count: 4 }] }, { cost: { stone: 1, clay: 1, textile: 1 }, effects: [{ type: 'points', count: 3 }, { type: 'recruitLeader' }] }, { cost: { stone: 2, papyrus: 1 }, effects: [{ type: 'points', count: 3 }, { type: 'recruitLeader' }] }] },
  ] },
];

const boards2: readonly BoardSpec[] = [
  { id: 'roma', sides: [
    { id: 'day', resource: null, effects: [{ type: 'ability', ability: 'freeLeaders' }], stages: [{ cost: { wood: 1, ore: 1, clay: 1 }, effects: [{ type: 'points', count: 4 }] }, { cost: { stone: 2, clay: 1, textile: 1 }, effects: [{ type: 'points', count: 6 }] }] },
    { id: 'night', resource: null, effects: [{ type: 'ability', ability: 'cheaperLeaders' }], stages: [{ cost: { wood: 1, clay: 1 }, effects: [{ type: 'coins', count: 5 }, { type: 'drawLeaders', count: 4 }] }, { cost: { stone: 1, clay: 1, glass: 1 }, effects: [{ type: 'points', count: 3 }, { type: 'recruitLeader' }], provenance: 'reported' }, { cost: { stone: 2, papyrus: 1 }, effects: [{ type: 'points', count: 3 }, { type: 'recruitLeader' }] }] },
  ] },
  { id: 'abu-simbel', sides: [
    { id: 'day', resource: 'papyrus', stages: [{ cost: { stone: 1, clay: 1 }, effects: [{ type: 'points', count: 3 }], provenance: 'reported' }, { cost: { wood: 1, ore: 1 }, effects: [{ type: 'points', count: 5 }], provenance: 'reported' }, { cost: { stone: 2, glass: 1, textile: 1 }, effects: [{ type: 'buryLeader' }], provenance: 'reported' }] },
    { id: 'night', resource: 'papyrus', stages: [{ cost: { clay: 2, textile: 1 }, effects: [{ type: 'buryLeader' }], provenance: 'reported' }, { cost: { wood: 2, glass: 1 }, effects: [{ type: 'buryLeader' }], provenance: 'reported' }] },
  ] },
];

export const leadersFirst: LeadersSpec = {
  id: 'leaders', edition: 1, version: 1,
  counts: [{ cards: [0, 0, 0], guilds: 4, boards: 1, leaders: 42 }],
  provenance: 'crossChecked',
  cards: guilds,
  boards: boards1,
  leaders: leaders1,
};

export const leadersSecond: LeadersSpec = {
  id: 'leaders', edition: 2, version: 1,
  counts: [{ cards: [0, 0, 0], guilds: 3, boards: 2, leaders: 55 }],
  provenance: 'crossChecked',
  // No transcription of this edition tells what they cost.
  cards: guilds.slice(1).map((guild) => ({ ...guild, provenance: 'reported' })),
  boards: boards2,
  leaders,
};

export const LEADERS_PACKS: readonly LeadersSpec[] = [leadersFirst, leadersSecond];
