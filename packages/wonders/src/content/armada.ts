import type { ArmadaSpec, IslandSpec } from '../armada/pack.ts';
import type { BoardSpec, CardSpec, ShipyardProvenance, ShipyardSpec, SideSpec, TrackSpecs } from './types.ts';

/*
 * Armada, both editions: 24 cards, 27 islands, the tracks, the shipyards and one board. What the cards and islands do is
 * printed in the rulebooks. No source shows the prices of the shipyards, and of the costs of cards only the kinds of resource
 * are known: those figures are reconstructed and say so.
 */

/** Eight cards for each Age; `copies` is empty because they are drawn, not counted by players [AR-15]. */
const cards: readonly CardSpec[] = [
  { id: 'pontoon', age: 1, colour: 'red', cost: { papyrus: 1 }, copies: [], effects: [{ type: 'shields', count: 1 }], naval: { incursion: 'right2' } },
  { id: 'coastal-defenses', age: 1, colour: 'red', cost: { glass: 1 }, copies: [], effects: [], naval: { shields: 1 } },
  { id: 'eastern-emporium', age: 1, colour: 'yellow', cost: { textile: 1 }, copies: [], effects: [], naval: { power: 'easternTrade' } },
  { id: 'pirate-hideout', age: 1, colour: 'yellow', copies: [], effects: [{ type: 'coins', count: 3 }], naval: { pirates: true }, provenance: 'reported' },
  { id: 'construction-zone', age: 1, colour: 'blue', copies: [], effects: [], naval: { moves: { count: 1 } }, provenance: 'reported' },
  { id: 'dry-hold', age: 1, colour: 'blue', copies: [], effects: [], naval: { moves: { count: 1 } }, provenance: 'reported' },
  { id: 'cabinet-of-explorers', age: 1, colour: 'green', cost: { clay: 1 }, copies: [], effects: [], naval: { mostOwned: true } },
  { id: 'helmsmans-rest', age: 1, colour: 'green', cost: { stone: 1 }, copies: [], effects: [], naval: { island: 1 } },
  { id: 'ballista', age: 2, colour: 'red', cost: { clay: 1, glass: 1, textile: 1 }, copies: [], effects: [{ type: 'shields', count: 2 }], naval: { incursion: 'left2' } },
  { id: 'fortified-port', age: 2, colour: 'red', cost: { clay: 2, papyrus: 1 }, copies: [], effects: [], naval: { shields: 2 } },
  { id: 'western-emporium', age: 2, colour: 'yellow', cost: { ore: 1, papyrus: 1 }, copies: [], effects: [], naval: { power: 'westernTrade' } },
  { id: 'pirates-den', age: 2, colour: 'yellow', copies: [], effects: [{ type: 'coins', count: 6 }], naval: { pirates: true }, provenance: 'reported' },
  { id: 'ship-repair', age: 2, colour: 'blue', cost: { ore: 1, glass: 1 }, copies: [], effects: [{ type: 'points', count: 2 }], naval: { moves: { count: 1 } } },
  { id: 'boathouse', age: 2, colour: 'blue', cost: { wood: 2, textile: 1 }, copies: [], effects: [{ type: 'points', count: 3 }], naval: { moves: { count: 1 } } },
  { id: 'navigation-firm', age: 2, colour: 'green', cost: { stone: 1, ore: 1, glass: 1 }, copies: [], effects: [], naval: { mostOwned: true } },
  { id: 'cartographers-office', age: 2, colour: 'green', cost: { wood: 2, clay: 1 }, copies: [], effects: [], naval: { island: 2 } },
  { id: 'pier', age: 3, colour: 'red', cost: { wood: 2, papyrus: 1, textile: 1 }, copies: [], effects: [{ type: 'shields', count: 3 }], naval: { incursion: 'right2' } },
  { id: 'coastal-fortifications', age: 3, colour: 'red', cost: { stone: 2, clay: 1, glass: 1 }, copies: [], effects: [], naval: { shields: 3 } },
  { id: 'port-customs', age: 3, colour: 'yellow', cost: { ore: 1, stone: 1, clay: 1 }, copies: [], effects: [], naval: { pointsPer: { per: 'commerceLevel', count: 2 } } },
  { id: 'pirate-crew', age: 3, colour: 'yellow', cost: { wood: 2, glass: 1 }, copies: [], effects: [{ type: 'points', count: 4 }], naval: { pirates: true } },
  { id: 'harbor-masters-office', age: 3, colour: 'blue', cost: { wood: 1, stone: 1, ore: 1, textile: 1 }, copies: [], effects: [{ type: 'points', count: 4 }], naval: { moves: { count: 1 } } },
  { id: 'naval-headquarters', age: 3, colour: 'blue', cost: { stone: 2, wood: 1, clay: 1, papyrus: 1 }, copies: [], effects: [{ type: 'points', count: 5 }], naval: { moves: { count: 1 } } },
  { id: 'circle-of-captains', age: 3, colour: 'green', cost: { clay: 1, stone: 1, ore: 1, textile: 1 }, copies: [], effects: [], naval: { mostOwned: true } },
  { id: 'nautical-archives', age: 3, colour: 'green', cost: { ore: 2, wood: 1, papyrus: 1 }, copies: [], effects: [], naval: { island: 3 } },
];

/** Nine islands of each level. */
const islands: readonly IslandSpec[] = [
  { id: 'overgrown-island', level: 1, effects: [{ type: 'produceOne', resources: ['wood', 'ore'] }], provenance: 'reported' },
  { id: 'virgin-island', level: 1, effects: [{ type: 'produceOne', resources: ['stone', 'clay'] }], provenance: 'reported' },
  { id: 'bronze-island', level: 1, effects: [{ type: 'shields', count: 1 }], provenance: 'printed' },
  { id: 'whistling-island', level: 1, effects: [], naval: { shields: 1 }, provenance: 'printed' },
  { id: 'foggy-island', level: 1, effects: [], naval: { power: 'noLosses' }, provenance: 'printed' },
  { id: 'topaz-island', level: 1, effects: [], naval: { moves: { count: 1, fleets: ['blue'] } }, provenance: 'printed' },
  { id: 'amber-island', level: 1, effects: [], naval: { moves: { count: 1, fleets: ['yellow'] } }, provenance: 'printed' },
  { id: 'lost-island', level: 1, effects: [], naval: { power: 'freeStageShips' }, provenance: 'printed' },
  { id: 'inhabited-island', level: 1, effects: [{ type: 'points', count: 3 }], provenance: 'printed' },
  { id: 'abandoned-oasis', level: 2, effects: [{ type: 'produceOne', resources: ['glass', 'papyrus', 'textile'] }], provenance: 'reported' },
  { id: 'iron-oasis', level: 2, effects: [{ type: 'shields', count: 2 }], provenance: 'printed' },
  { id: 'windy-oasis', level: 2, effects: [], naval: { shields: 2 }, provenance: 'printed' },
  { id: 'forgotten-oasis', level: 2, effects: [], naval: { power: 'mayStayOut' }, provenance: 'printed' },
  { id: 'ancient-oasis', level: 2, effects: [], naval: { power: 'cheaperSteps' }, provenance: 'printed' },
  { id: 'stormy-oasis', level: 2, effects: [], naval: { moves: { count: 2 } }, provenance: 'printed' },
  { id: 'wondrous-oasis', level: 2, effects: [], naval: { power: 'coinPerMove' }, provenance: 'printed' },
  { id: 'oasis-of-statues', level: 2, effects: [{ type: 'points', count: 5 }], provenance: 'printed' },
  { id: 'pirate-oasis', level: 2, effects: [{ type: 'points', count: 3 }], naval: { pirates: true }, provenance: 'printed' },
  { id: 'scarlet-archipelago', level: 3, effects: [{ type: 'shields', count: 3 }], provenance: 'printed' },
  { id: 'breezy-archipelago', level: 3, effects: [], naval: { shields: 3 }, provenance: 'printed' },
  { id: 'torrential-archipelago', level: 3, effects: [], naval: { moves: { count: 3 } }, provenance: 'printed' },
  { id: 'golden-archipelago', level: 3, effects: [{ type: 'scienceAny' }], provenance: 'printed' },
  { id: 'emerald-archipelago', level: 3, effects: [], naval: { mostOwned: true }, provenance: 'printed' },
  { id: 'royal-archipelago', level: 3, effects: [{ type: 'points', count: 7 }], provenance: 'printed' },
  { id: 'lush-archipelago', level: 3, effects: [], naval: { pointsPer: { per: 'commerceLevel', count: 2 } }, provenance: 'printed' },
  { id: 'rainbow-archipelago', level: 3, effects: [], naval: { pointsPer: { per: 'cardOfOneColour', count: 1 } }, provenance: 'printed' },
  { id: 'sheltered-archipelago', level: 3, effects: [], naval: { pointsPer: { per: 'island', count: 2 } }, provenance: 'printed' },
];

/** [AR-48 … AR-55] The start space and six development spaces. */
const tracks: TrackSpecs = {
  red: [
    { provenance: 'reconstructed' },
    { shields: 1, provenance: 'reconstructed' },
    { shields: 2, provenance: 'printed' },
    { shields: 3, provenance: 'printed' },
    { shields: 4, provenance: 'reconstructed' },
    { shields: 5, provenance: 'reconstructed' },
    { shields: 6, provenance: 'reconstructed' },
  ],
  yellow: [
    { provenance: 'reconstructed' },
    { level: 1, provenance: 'printed' },
    { level: 1, coins: 2, tax: 1, provenance: 'reconstructed' },
    { level: 2, provenance: 'printed' },
    { level: 2, coins: 4, tax: 2, provenance: 'printed' },
    { level: 3, provenance: 'reconstructed' },
    { shields: 2, level: 3, tax: 4, provenance: 'reconstructed' },
  ],
  blue: [
    { provenance: 'reconstructed' },
    { points: 1, provenance: 'reconstructed' },
    { points: 2, provenance: 'printed' },
    { points: 3, provenance: 'reconstructed' },
    { points: 5, provenance: 'reconstructed' },
    { points: 7, provenance: 'reconstructed' },
    { shields: 1, points: 10, provenance: 'printed' },
  ],
  green: [
    { provenance: 'reconstructed' },
    { provenance: 'reconstructed' },
    { island: 1, provenance: 'printed' },
    { provenance: 'reconstructed' },
    { island: 2, provenance: 'reconstructed' },
    { provenance: 'reconstructed' },
    { island: 3, provenance: 'reconstructed' },
  ],
};

const GUESSED = ['reconstructed', 'reconstructed', 'reconstructed', 'reconstructed', 'reconstructed', 'reconstructed'] as const;
const reconstructed: ShipyardProvenance = {
  linked: 'reconstructed',
  steps: { red: GUESSED, yellow: GUESSED, blue: GUESSED, green: GUESSED },
};
/** The first step of these fleets is told of by a source; that it is on this board is our placement. */
const FOUND = ['reported', ...GUESSED.slice(1)] as const;
function firstFound(...fleets: readonly (keyof ShipyardProvenance['steps'])[]): ShipyardProvenance {
  return { linked: 'reconstructed', steps: { ...reconstructed.steps, ...Object.fromEntries(fleets.map((fleet) => [fleet, FOUND])) } };
}

/**
 * Much the same price in all, and each board is rich and poor in other things. A few early steps are dearer or cheaper than their
 * pattern, so that the boards win about equally often: docs/shipyards.md. The eighth is in the box of the first edition only.
 */
const shipyards: readonly ShipyardSpec[] = [
  {
    id: 'shipyard-a',
    linked: 'red',
    steps: {
      red: [{ wood: 1 }, { papyrus: 1 }, { wood: 2 }, { stone: 1, glass: 1 }, { clay: 1, textile: 1 }, { wood: 2, papyrus: 1 }],
      yellow: [{ stone: 1 }, { ore: 1 }, { stone: 1, coins: 1 }, { wood: 1, coins: 2 }, { glass: 1, coins: 2 }, { clay: 1, textile: 1, coins: 2 }],
      blue: [{ clay: 1 }, { stone: 1 }, { wood: 1, stone: 1 }, { clay: 1, glass: 1 }, { ore: 1, papyrus: 1 }, { stone: 2, glass: 1 }],
      green: [{ ore: 1 }, { textile: 1 }, { wood: 1, clay: 1 }, { ore: 1, papyrus: 1 }, { glass: 1, textile: 1 }, { clay: 2, papyrus: 1 }],
    },
    provenance: firstFound('red', 'blue'),
  },
  {
    id: 'shipyard-b',
    linked: 'yellow',
    steps: {
      red: [{ stone: 1 }, { ore: 1 }, { stone: 2 }, { ore: 1, papyrus: 1 }, { wood: 1, glass: 1 }, { stone: 2, textile: 1 }],
      yellow: [{ wood: 1 }, { clay: 1 }, { ore: 1 }, { stone: 1, coins: 2 }, { papyrus: 1, coins: 2 }, { wood: 1, glass: 1, coins: 2 }],
      blue: [{ ore: 1 }, { wood: 1 }, { stone: 1, ore: 1 }, { wood: 1, papyrus: 1 }, { clay: 1, textile: 1 }, { ore: 2, papyrus: 1 }],
      green: [{ clay: 1 }, { glass: 1 }, { stone: 1, wood: 1 }, { clay: 1, textile: 1 }, { papyrus: 1, glass: 1 }, { wood: 2, textile: 1 }],
    },
    provenance: firstFound('yellow'),
  },
  {
    id: 'shipyard-c',
    linked: 'blue',
    steps: {
      red: [{ clay: 1 }, { textile: 1 }, { clay: 2 }, { wood: 1, textile: 1 }, { ore: 1, papyrus: 1 }, { clay: 2, glass: 1 }],
      yellow: [{ ore: 1 }, { wood: 1 }, { wood: 1 }, { clay: 1, coins: 2 }, { textile: 1, coins: 2 }, { ore: 1, papyrus: 1, coins: 2 }],
      blue: [{ wood: 1 }, { clay: 1 }, { clay: 1, wood: 1 }, { ore: 1, textile: 1 }, { stone: 1, glass: 1 }, { wood: 2, textile: 1 }],
      green: [{ stone: 1 }, { papyrus: 1 }, { clay: 1, ore: 1 }, { stone: 1, glass: 1 }, { textile: 1, papyrus: 1 }, { ore: 2, glass: 1 }],
    },
    provenance: reconstructed,
  },
  {
    id: 'shipyard-d',
    linked: 'green',
    steps: {
      red: [{ ore: 1 }, { wood: 1 }, { ore: 2 }, { clay: 1, glass: 1 }, { stone: 1, papyrus: 1 }, { ore: 2, textile: 1 }],
      yellow: [{ clay: 1 }, { stone: 1 }, { clay: 1 }, { ore: 1, coins: 2 }, { glass: 1, coins: 2 }, { stone: 1, papyrus: 1, coins: 2 }],
      blue: [{ stone: 1 }, { ore: 1 }, { ore: 1, clay: 1 }, { stone: 1, glass: 1 }, { wood: 1, textile: 1 }, { clay: 2, glass: 1 }],
      green: [{ wood: 1 }, { papyrus: 1 }, { ore: 1, stone: 1 }, { wood: 1, textile: 1 }, { glass: 1, papyrus: 1 }, { stone: 2, textile: 1 }],
    },
    provenance: reconstructed,
  },
  {
    id: 'shipyard-e',
    linked: 'yellow',
    steps: {
      red: [{ wood: 1 }, { ore: 1 }, { wood: 1 }, { clay: 1, papyrus: 1 }, { ore: 1, textile: 1 }, { wood: 2, glass: 1 }],
      yellow: [{ clay: 1 }, { wood: 1 }, { clay: 1, coins: 1 }, { wood: 1, coins: 2 }, { papyrus: 1, coins: 2 }, { ore: 1, textile: 1, coins: 2 }],
      blue: [{ ore: 1 }, { stone: 1 }, { wood: 1, clay: 1 }, { ore: 1, papyrus: 1 }, { stone: 1, glass: 1 }, { clay: 2, papyrus: 1 }],
      green: [{ stone: 1 }, { textile: 1 }, { wood: 1, ore: 1 }, { stone: 1, glass: 1 }, { papyrus: 1, textile: 1 }, { ore: 2, glass: 1 }],
    },
    provenance: reconstructed,
  },
  {
    id: 'shipyard-f',
    linked: 'red',
    steps: {
      red: [{ stone: 1 }, { papyrus: 1 }, { stone: 2 }, { wood: 1, textile: 1 }, { clay: 1, glass: 1 }, { stone: 2, papyrus: 1 }],
      yellow: [{ ore: 1 }, { stone: 1 }, { wood: 1, coins: 2 }, { stone: 1, coins: 2 }, { textile: 1, coins: 2 }, { clay: 1, glass: 1, coins: 2 }],
      blue: [{ clay: 1 }, { textile: 1 }, { stone: 1, wood: 1 }, { clay: 1, textile: 1 }, { ore: 1, papyrus: 1 }, { wood: 2, textile: 1 }],
      green: [{ wood: 1 }, { glass: 1 }, { stone: 1, clay: 1 }, { ore: 1, papyrus: 1 }, { textile: 1, glass: 1 }, { clay: 2, papyrus: 1 }],
    },
    provenance: reconstructed,
  },
  {
    id: 'shipyard-g',
    linked: 'blue',
    steps: {
      red: [{ clay: 1 }, { wood: 1 }, { clay: 2 }, { ore: 1, glass: 1 }, { stone: 1, textile: 1 }, { clay: 2, papyrus: 1 }],
      yellow: [{ wood: 1 }, { ore: 1 }, { ore: 1, coins: 1 }, { clay: 1, coins: 2 }, { glass: 1, coins: 2 }, { stone: 1, textile: 1, coins: 2 }],
      blue: [{ stone: 1 }, { clay: 1 }, { clay: 1, ore: 1 }, { stone: 1, glass: 1 }, { wood: 1, papyrus: 1 }, { ore: 2, glass: 1 }],
      green: [{ ore: 1 }, { stone: 1 }, { clay: 1, stone: 1 }, { wood: 1, papyrus: 1 }, { glass: 1, textile: 1 }, { stone: 2, papyrus: 1 }],
    },
    provenance: reconstructed,
  },
  {
    id: 'shipyard-h',
    linked: 'green',
    steps: {
      red: [{ ore: 1 }, { stone: 1 }, { ore: 2 }, { stone: 1, papyrus: 1 }, { wood: 1, glass: 1 }, { ore: 2, textile: 1 }],
      yellow: [{ stone: 1 }, { clay: 1 }, { stone: 1, coins: 1 }, { ore: 1, coins: 2 }, { papyrus: 1, coins: 2 }, { wood: 1, glass: 1, coins: 2 }],
      blue: [{ wood: 1 }, { ore: 1 }, { ore: 1, stone: 1 }, { wood: 1, papyrus: 1 }, { clay: 1, textile: 1 }, { stone: 2, papyrus: 1 }],
      green: [{ clay: 1 }, { glass: 1 }, { ore: 1, wood: 1 }, { clay: 1, textile: 1 }, { papyrus: 1, glass: 1 }, { wood: 2, textile: 1 }],
    },
    provenance: reconstructed,
  },
];

const dayStages: SideSpec['stages'] = [
  { cost: { stone: 2, ore: 1 }, effects: [], naval: { moves: { count: 1 }, shields: 1 }, provenance: 'reported' },
  { cost: { ore: 2, textile: 1 }, effects: [{ type: 'points', count: 3 }], naval: { moves: { count: 1 } }, provenance: 'reported' },
  { cost: { wood: 2, papyrus: 1 }, effects: [{ type: 'shields', count: 1 }], naval: { moves: { count: 1 } }, provenance: 'reported' },
];
const nightStages: SideSpec['stages'] = [
  { cost: { ore: 1, clay: 1 }, effects: [{ type: 'coins', count: 6 }], naval: { pirates: true }, provenance: 'reported' },
  { cost: { ore: 2, wood: 1 }, effects: [], naval: { moves: { count: 2 } }, provenance: 'reported' },
  { cost: { wood: 2, papyrus: 1 }, effects: [{ type: 'shields', count: 1 }], naval: { shields: 1 }, provenance: 'reported' },
];

/** [AR-180] Its stages may be built in any order. The first edition knows the board as a give-away, which is its eighth. */
function siracusa(day: string, night: string): BoardSpec {
  return {
    id: 'siracusa',
    anyOrder: true,
    sides: [
      { id: day, resource: 'glass', stages: dayStages },
      { id: night, resource: 'glass', stages: nightStages },
    ],
  };
}

const SHIPYARDS_OF_SECOND_EDITION = 7;

/** The editions differ in the names of the sides and in the number of shipyards. */
function armada({ edition, counts, boards, shipyards }: Pick<ArmadaSpec, 'edition' | 'counts' | 'boards' | 'shipyards'>): ArmadaSpec {
  return { id: 'armada', edition, version: 1, counts, provenance: 'reconstructed', cards, boards, islands, shipyards, tracks };
}

export const armada1 = armada({
  edition: 1,
  counts: [{ cards: [8, 8, 8], guilds: 0, boards: 1, islands: 27, shipyards: 8 }],
  boards: [siracusa('A', 'B')],
  shipyards,
});

export const armada2 = armada({
  edition: 2,
  counts: [{ cards: [8, 8, 8], guilds: 0, boards: 1, islands: 27, shipyards: 7 }],
  boards: [siracusa('day', 'night')],
  shipyards: shipyards.slice(0, SHIPYARDS_OF_SECOND_EDITION),
});

export const ARMADA_PACKS: readonly ArmadaSpec[] = [armada1, armada2];
