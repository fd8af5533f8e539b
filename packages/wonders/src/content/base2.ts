import { base1 } from './base1.ts';
import type { CardSpec, PackSpec } from './types.ts';

/** The cards that differ from those of the first edition, in the place of which they stand. */
const CHANGED: Readonly<Record<string, readonly CardSpec[]>> = {
  pawnshop: [{ id: 'well', age: 1, colour: 'blue', copies: [4, 7], effects: [{ type: 'points', count: 3 }] }],
  altar: [{ id: 'altar', age: 1, colour: 'blue', copies: [3, 5], effects: [{ type: 'points', count: 3 }] }],
  theater: [{ id: 'theater', age: 1, colour: 'blue', copies: [3, 6], effects: [{ type: 'points', count: 3 }] }],
  temple: [{ id: 'temple', age: 2, colour: 'blue', cost: { wood: 1, clay: 1, glass: 1 }, copies: [3, 6], effects: [{ type: 'points', count: 4 }] }],
  statue: [{ id: 'statue', age: 2, colour: 'blue', cost: { wood: 1, ore: 2 }, freeWith: ['well'], copies: [3, 7], effects: [{ type: 'points', count: 4 }] }],
  pantheon: [{ id: 'pantheon', age: 3, colour: 'blue', cost: { ore: 1, clay: 2, glass: 1, papyrus: 1, textile: 1 }, freeWith: ['altar'], copies: [3, 6], effects: [{ type: 'points', count: 7 }] }],
  gardens: [{ id: 'gardens', age: 3, colour: 'blue', cost: { wood: 1, clay: 2 }, freeWith: ['theater'], copies: [3, 4], effects: [{ type: 'points', count: 5 }] }],
  'town-hall': [{ id: 'town-hall', age: 3, colour: 'blue', cost: { stone: 2, ore: 1, glass: 1 }, copies: [3, 6], effects: [{ type: 'points', count: 6 }] }],
  arena: [
    { id: 'arena', age: 3, colour: 'yellow', cost: { stone: 2, ore: 1 }, freeWith: ['dispensary'], copies: [3, 5], effects: [{ type: 'coinsPerStage', where: 'own', count: 3 }, { type: 'pointsPerStage', where: 'own', count: 1 }] },
    { id: 'ludus', age: 3, colour: 'yellow', cost: { stone: 1, ore: 1 }, copies: [5, 7], effects: [{ type: 'coinsPerCard', colours: ['red'], where: 'own', count: 3 }, { type: 'pointsPerCard', colours: ['red'], where: 'own', count: 1 }] },
  ],
  fortifications: [{ id: 'fortifications', age: 3, colour: 'red', cost: { ore: 3, clay: 1 }, freeWith: ['walls'], copies: [3, 7], effects: [{ type: 'shields', count: 3 }] }],
  circus: [{ id: 'circus', age: 3, colour: 'red', cost: { stone: 3, ore: 1 }, freeWith: ['training-ground'], copies: [4, 6], effects: [{ type: 'shields', count: 3 }] }],
  arsenal: [
    { id: 'arsenal', age: 3, colour: 'red', cost: { wood: 2, ore: 1, textile: 1 }, copies: [3, 5], effects: [{ type: 'shields', count: 3 }] },
    { id: 'castrum', age: 3, colour: 'red', cost: { wood: 1, clay: 2, papyrus: 1 }, copies: [4, 7], effects: [{ type: 'shields', count: 3 }] },
  ],
  'spies-guild': [{ id: 'spies-guild', age: 3, colour: 'purple', cost: { clay: 2, glass: 1 }, copies: [3], effects: [{ type: 'pointsPerCard', colours: ['red'], where: 'neighbours', count: 1 }] }],
  'strategists-guild': [{ id: 'decorators-guild', age: 3, colour: 'purple', cost: { stone: 1, ore: 2, textile: 1 }, copies: [3], effects: [{ type: 'pointsIfComplete', count: 7 }] }],
  'builders-guild': [{ id: 'builders-guild', age: 3, colour: 'purple', cost: { stone: 3, clay: 2, glass: 1 }, copies: [3], effects: [{ type: 'pointsPerStage', where: 'all', count: 1 }] }],
};

const CARDS = base1.cards.filter(({ since }) => since === undefined).flatMap((card) => CHANGED[card.id] ?? [card]);

/**
 * The base game, second edition: 148 cards and 7 boards.
 * Cards agree with photographs of every printed card; the costs of stages agree in five transcriptions.
 */
export const base2: PackSpec = {
  id: 'base', edition: 2, version: 1,
  counts: [{ cards: [49, 49, 40], guilds: 10, boards: 7, islands: 0, shipyards: 0 }],
  provenance: 'crossChecked',
  cards: [
    ...CARDS,
  ],
  boards: [
    { id: 'rhodos', sides: [
      { id: 'day', resource: 'ore', stages: [{ cost: { wood: 2 }, effects: [{ type: 'points', count: 3 }] }, { cost: { clay: 3 }, effects: [{ type: 'shields', count: 2 }] }, { cost: { ore: 4 }, effects: [{ type: 'points', count: 7 }] }] },
      { id: 'night', resource: 'ore', stages: [{ cost: { stone: 3 }, effects: [{ type: 'shields', count: 1 }, { type: 'points', count: 3 }, { type: 'coins', count: 3 }] }, { cost: { ore: 4 }, effects: [{ type: 'shields', count: 1 }, { type: 'points', count: 4 }, { type: 'coins', count: 4 }] }] },
    ] },
    { id: 'alexandria', sides: [
      { id: 'day', resource: 'glass', stages: [{ cost: { stone: 2 }, effects: [{ type: 'points', count: 3 }] }, { cost: { ore: 2 }, effects: [{ type: 'produceOne', resources: ['wood', 'stone', 'ore', 'clay'] }] }, { cost: { papyrus: 1, textile: 1 }, effects: [{ type: 'points', count: 7 }] }] },
      { id: 'night', resource: 'glass', stages: [{ cost: { clay: 2 }, effects: [{ type: 'produceOne', resources: ['wood', 'stone', 'ore', 'clay'] }] }, { cost: { ore: 3 }, effects: [{ type: 'produceOne', resources: ['glass', 'papyrus', 'textile'] }] }, { cost: { wood: 4 }, effects: [{ type: 'points', count: 7 }] }] },
    ] },
    { id: 'ephesos', sides: [
      { id: 'day', resource: 'papyrus', stages: [{ cost: { clay: 2 }, effects: [{ type: 'points', count: 3 }] }, { cost: { wood: 2 }, effects: [{ type: 'coins', count: 9 }] }, { cost: { ore: 2, glass: 1 }, effects: [{ type: 'points', count: 7 }] }] },
      { id: 'night', resource: 'papyrus', stages: [{ cost: { stone: 2 }, effects: [{ type: 'points', count: 2 }, { type: 'coins', count: 4 }] }, { cost: { wood: 2 }, effects: [{ type: 'points', count: 3 }, { type: 'coins', count: 4 }] }, { cost: { ore: 2, textile: 1 }, effects: [{ type: 'points', count: 5 }, { type: 'coins', count: 4 }] }] },
    ] },
    { id: 'babylon', sides: [
      { id: 'day', resource: 'wood', stages: [{ cost: { clay: 2 }, effects: [{ type: 'points', count: 3 }] }, { cost: { ore: 2, textile: 1 }, effects: [{ type: 'scienceAny' }] }, { cost: { wood: 4 }, effects: [{ type: 'points', count: 7 }] }] },
      { id: 'night', resource: 'wood', stages: [{ cost: { stone: 2 }, effects: [{ type: 'ability', ability: 'seventhCard' }] }, { cost: { clay: 3, glass: 1 }, effects: [{ type: 'scienceAny' }] }] },
    ] },
    { id: 'olympia', sides: [
      { id: 'day', resource: 'clay', stages: [{ cost: { stone: 2 }, effects: [{ type: 'points', count: 3 }] }, { cost: { wood: 2 }, effects: [{ type: 'ability', ability: 'freeFirstOfColour' }] }, { cost: { clay: 3 }, effects: [{ type: 'points', count: 7 }] }] },
      { id: 'night', resource: 'clay', stages: [{ cost: { ore: 2 }, effects: [{ type: 'points', count: 2 }, { type: 'ability', ability: 'freeFirstCard' }] }, { cost: { clay: 3 }, effects: [{ type: 'points', count: 3 }, { type: 'ability', ability: 'freeLastCard' }] }, { cost: { glass: 1, papyrus: 1, textile: 1 }, effects: [{ type: 'points', count: 5 }] }] },
    ] },
    { id: 'halikarnassos', sides: [
      { id: 'day', resource: 'textile', stages: [{ cost: { ore: 2 }, effects: [{ type: 'points', count: 3 }] }, { cost: { glass: 1, papyrus: 1 }, effects: [{ type: 'revive' }] }, { cost: { stone: 3 }, effects: [{ type: 'points', count: 7 }] }] },
      { id: 'night', resource: 'textile', stages: [{ cost: { clay: 2 }, effects: [{ type: 'points', count: 2 }, { type: 'revive' }] }, { cost: { glass: 1, papyrus: 1 }, effects: [{ type: 'points', count: 1 }, { type: 'revive' }] }, { cost: { wood: 3 }, effects: [{ type: 'revive' }] }] },
    ] },
    { id: 'gizah', sides: [
      { id: 'day', resource: 'stone', stages: [{ cost: { wood: 2 }, effects: [{ type: 'points', count: 3 }] }, { cost: { clay: 2, textile: 1 }, effects: [{ type: 'points', count: 5 }] }, { cost: { stone: 4 }, effects: [{ type: 'points', count: 7 }] }] },
      { id: 'night', resource: 'stone', stages: [{ cost: { wood: 2 }, effects: [{ type: 'points', count: 3 }] }, { cost: { stone: 3 }, effects: [{ type: 'points', count: 5 }] }, { cost: { clay: 3 }, effects: [{ type: 'points', count: 5 }] }, { cost: { stone: 4, papyrus: 1 }, effects: [{ type: 'points', count: 7 }] }] },
    ] },
  ],
};
