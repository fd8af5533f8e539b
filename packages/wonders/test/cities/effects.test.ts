import { expect, test } from 'vitest';
import { ofType } from '../support.ts';
import { blackMatch, blackOf, coins, debts, demands, FOUNDER, movesWith, payAll, play, turn } from './support.ts';

const scienceOf = (cities: readonly object[]): number =>
  blackMatch({ age: 3, turn: 7, cities }).view(0).cities[0].score.science;

test('[C-40, C-43] a mask copies a symbol of a green card next door, and nothing where there is none', () => {
  expect(scienceOf([{ cards: ['pigeonhole'] }, { cards: ['apothecary'] }])).toBe(1);
  expect(scienceOf([{ cards: ['pigeonhole'] }, {}, {}, { cards: ['apothecary'] }])).toBe(1);
  expect(scienceOf([{ cards: ['pigeonhole'] }, {}, { cards: ['apothecary'] }])).toBe(0);
  expect(scienceOf([{ cards: ['pigeonhole'] }])).toBe(0);
});

test('[C-41] nothing but green cards can be copied', () => {
  const wild = { board: 'babylon', side: 'day', stages: 2, cards: ['scientists-guild', 'band-of-spies'] };
  expect(scienceOf([{ cards: ['pigeonhole'] }, wild])).toBe(0);
});

test('[C-42] each green card serves one mask of an owner; several owners may copy the same one', () => {
  const masks = ['pigeonhole', 'band-of-spies'];
  expect(scienceOf([{ cards: masks }, { cards: ['apothecary'] }])).toBe(1);
  // Two cards with the same symbol, on either side.
  expect(scienceOf([{ cards: masks }, { cards: ['apothecary'] }, {}, { cards: ['dispensary'] }])).toBe(4);
  const match = blackMatch({
    age: 3,
    turn: 7,
    cities: [{ cards: ['pigeonhole'] }, { cards: ['apothecary'] }, { cards: ['torture-chamber'] }, {}],
  });
  expect(match.view(0).cities.map(({ score }) => score.science)).toEqual([1, 1, 1, 0]);
});

test('[C-44] masks and symbols of free choice are chosen together for the best score', () => {
  // Compass and gear, a mask for a tablet: a set.
  expect(
    scienceOf([{ cards: ['apothecary', 'workshop', 'pigeonhole'] }, { cards: ['scriptorium', 'dispensary'] }]),
  ).toBe(10);
  // The mask can only be a gear, so the free symbol is the tablet.
  const own = ['apothecary', 'scientists-guild', 'pigeonhole'];
  expect(scienceOf([{ cards: own }, { cards: ['workshop'] }])).toBe(10);
  // A mask is no symbol for others.
  expect(scienceOf([{ cards: ['pigeonhole'] }, { cards: ['band-of-spies'] }, { cards: ['apothecary'] }])).toBe(0);
});

const LEFT = { board: 'gizah', side: 'day' };
const RIGHT = { board: 'rhodos', side: 'day' };
const buyer = (cards: readonly string[], coinCount = 9): object => ({
  board: 'ephesos',
  side: 'day',
  coins: coinCount,
  cards,
});

/** The ways to build a card of the hand. */
function ways(card: string, age: number, cities: readonly object[]): string[] {
  return movesWith(blackMatch({ age, hands: [[card]], cities }), 0, `build ${card}`);
}

test('[C-51] a wharf takes a coin off the first unit from its side, once a turn', () => {
  const west = ['west-clandestine-wharf'];
  expect(ways('baths', 1, [buyer(west), LEFT, {}, RIGHT])).toEqual(['build baths paying 1 left 0 right']);
  expect(ways('baths', 1, [buyer(['east-clandestine-wharf']), LEFT, {}, RIGHT])).toEqual([
    'build baths paying 2 left 0 right',
  ]);
  // Three stones: the coin is off once.
  const quarry = { ...LEFT, cards: ['quarry'] };
  expect(ways('aqueduct', 2, [buyer(west), quarry, {}, RIGHT])).toEqual(['build aqueduct paying 5 left 0 right']);
  const east = [buyer(['east-clandestine-wharf']), RIGHT, {}, LEFT];
  expect(ways('baths', 1, east)).toEqual(['build baths paying 0 left 1 right']);
});

test('[C-51] it adds to a Trading Post, down to nothing and not below', () => {
  const west = 'west-clandestine-wharf';
  expect(ways('baths', 1, [buyer([west, 'west-trading-post'], 0), LEFT, {}, RIGHT])).toEqual(['build baths']);
  expect(ways('baths', 1, [buyer([west, 'east-trading-post']), LEFT, {}, RIGHT])).toEqual([
    'build baths paying 1 left 0 right',
  ]);
  const both = ['west-clandestine-wharf', 'marketplace'];
  // Glass from the left for 1 − 1.
  const glass = { board: 'alexandria', side: 'day' };
  const match = blackMatch({ hands: [['workshop']], cities: [buyer(both, 0), glass, {}, RIGHT] });
  expect(movesWith(match, 0, 'build workshop')).toEqual(['build workshop']);
  turn(match, 'build workshop');
  expect(coins(match).slice(0, 2)).toEqual([0, 3 + 3]);
});

test("[C-52] Smuggler's Cache: a coin off the unit of a neighbour's board, not off the same resource of cards", () => {
  const cache = ['smugglers-cache'];
  expect(ways('baths', 1, [buyer(cache), LEFT, {}, RIGHT])).toEqual(['build baths paying 1 left 0 right']);
  expect(ways('baths', 1, [buyer(cache), { board: 'babylon', side: 'day', cards: ['stone-pit'] }, {}, RIGHT])).toEqual([
    'build baths paying 2 left 0 right',
  ]);
  // Three stones, one of them of the board.
  const quarry = { ...LEFT, cards: ['quarry'] };
  expect(ways('aqueduct', 2, [buyer(cache), quarry, {}, RIGHT])).toEqual(['build aqueduct paying 5 left 0 right']);
  // Whenever, and on either side: stone on the left, ore on the right.
  expect(ways('senate', 3, [buyer([...cache, 'sawmill']), LEFT, {}, RIGHT])).toEqual([
    'build senate paying 1 left 1 right',
  ]);
});

test('[C-53] Secret Warehouse: one more of what brown and grey cards and the board make, once a turn', () => {
  const own = ['secret-warehouse', 'stone-pit'];
  expect(ways('aqueduct', 2, [buyer(own, 0)])).toEqual([]);
  expect(ways('aqueduct', 2, [{ ...buyer([...own], 0), board: 'gizah' }])).toEqual(['build aqueduct']);
  // Both sides of a card with a choice: a stone besides the clay, of one Timber Yard two stones.
  expect(ways('aqueduct', 2, [{ ...buyer(['secret-warehouse', 'timber-yard'], 0), board: 'gizah' }])).toEqual([
    'build aqueduct',
  ]);
  // Neither yellow cards nor stages count as making something.
  expect(ways('aqueduct', 2, [buyer(['secret-warehouse', 'caravansery', 'quarry'], 0)])).toEqual(['build aqueduct']);
  expect(ways('baths', 1, [buyer(['secret-warehouse'], 0)])).toEqual([]);
  const stage = { board: 'alexandria', side: 'day', stages: 2, coins: 0, cards: ['secret-warehouse'] };
  expect(ways('statue', 2, [{ ...stage, cards: ['secret-warehouse', 'foundry'] }])).toEqual(['build statue']);
  expect(ways('fortifications', 3, [{ ...stage, cards: ['secret-warehouse', 'foundry', 'clay-pool'] }])).toEqual([
    'build fortifications',
  ]);
  // Two stones: the stage can make one, but the warehouse does not double it.
  expect(ways('library', 2, [{ ...stage, board: 'alexandria', cards: ['secret-warehouse', 'loom-1'] }])).toEqual([]);
});

test('[C-53] Black Market: one unit of what the city does not make, once a turn', () => {
  const own = ['black-market'];
  expect(ways('courthouse', 2, [buyer([...own, 'brickyard'], 0)])).toEqual(['build courthouse']);
  // Papyrus is what the board makes: two are needed nowhere, but clay of a card is made.
  expect(ways('courthouse', 2, [buyer([...own, 'clay-pool', 'loom-1'], 0)])).toEqual([]);
  // What a yellow card makes does not count as made.
  expect(ways('courthouse', 2, [buyer([...own, 'caravansery', 'loom-1'], 0)])).toEqual(['build courthouse']);
  // A card with a choice makes both.
  expect(ways('aqueduct', 2, [{ ...buyer([...own, 'timber-yard'], 0), board: 'gizah' }])).toEqual([]);
});

test('[C-54] with both cards each serves once a turn', () => {
  const own = ['secret-warehouse', 'black-market', 'clay-pool'];
  expect(ways('courthouse', 2, [buyer(own, 0)])).toEqual(['build courthouse']);
  expect(ways('gardens', 3, [buyer(own, 0)])).toEqual(['build gardens']);
  expect(ways('temple', 2, [buyer(own, 0)])).toEqual([]);
});

test('[C-50] nobody buys from black cards', () => {
  const match = blackMatch({
    age: 2,
    hands: [['statue']],
    cities: [
      buyer([]),
      { board: 'gizah', side: 'day', cards: ['black-market', 'secret-warehouse'] },
      {},
      { board: 'halikarnassos', side: 'day' },
    ],
  });
  expect(match.view(0).cities[1].forSale.fixed).toMatchObject({ stone: 1 });
  expect(movesWith(match, 0, 'build statue')).toEqual([]);
});

test('[C-55] Architect Firm: stages need no resources from the next turn on', () => {
  const match = blackMatch({
    age: 2,
    hands: [['walls']],
    cities: [{ board: 'gizah', side: 'day', coins: 0, cards: ['architect-firm'] }],
  });
  expect(movesWith(match, 0, 'stage')).toContain('stage with walls');
  turn(match, 'stage with walls');
  expect(match.view(0).cities[0].stagesBuilt).toBe(1);
  const without = blackMatch({ age: 2, hands: [['walls']], cities: [{ board: 'gizah', side: 'day', coins: 0 }] });
  expect(movesWith(without, 0, 'stage')).toEqual([]);
});

const AGENT = { ...FOUNDER, board: 'olympia' };

test('[C-56] Forging Agency builds a card of the pile for free, also one of this turn; what the city has is out', () => {
  const match = blackMatch({
    age: 2,
    discard: ['lumber-yard', 'theater'],
    hands: [['forging-agency'], ['walls']],
    cities: [{ ...AGENT, cards: ['lumber-yard'] }, {}],
  });
  turn(match, 'build forging-agency', 'discard walls');
  expect(match.view(0).decision).toMatchObject({ kind: 'revive', acting: [0] });
  expect(match.legalMoves(0)).toEqual(expect.arrayContaining(['revive theater', 'revive walls', 'decline']));
  expect(match.legalMoves(0)).not.toContain('revive lumber-yard');
  expect(match.view(1).decision?.discard).toBeNull();
  const before = coins(match)[0];
  play(match, 0, 'revive walls');
  expect(coins(match)[0]).toBe(before);
  expect(match.view(0).cities[0].cards).toContain('walls');
});

test('[C-56] Halicarnassus comes before Forging Agency, whoever sits where', () => {
  const match = blackMatch({
    age: 2,
    discard: ['altar', 'theater', 'forging-agency'],
    hands: [['courthouse'], ['statue']],
    cities: [AGENT, { board: 'halikarnassos', side: 'night', stages: 0, coins: 9, cards: ['brickyard'] }],
  });
  const both = blackMatch({
    age: 2,
    discard: ['altar', 'theater', 'baths'],
    hands: [['forging-agency'], ['statue']],
    cities: [AGENT, { board: 'halikarnassos', side: 'night', stages: 0, coins: 9, cards: ['brickyard'] }],
  });
  turn(both, 'build forging-agency', 'stage with statue');
  expect(both.view(0).decision?.acting).toEqual([1]);
  play(both, 1, 'revive altar');
  expect(both.view(0).decision?.acting).toEqual([0]);
  expect(both.legalMoves(0)).not.toContain('revive altar');
  // A card of the pile that looks through it comes after those who wait.
  turn(match, null, 'stage with statue');
  play(match, 1, 'revive forging-agency');
  expect(match.view(0).decision).toMatchObject({ kind: 'revive', acting: [1] });
});

test("[C-56, W-123] Forging Agency as Babylon's last card waits for the cards left over and for Halicarnassus", () => {
  const match = blackMatch({
    age: 2,
    turn: 7,
    discard: ['altar'],
    hands: [
      ['courthouse', 'forging-agency'],
      ['statue', 'walls'],
      ['aqueduct', 'temple'],
      ['stables', 'library'],
    ],
    cities: [
      { board: 'babylon', side: 'night', stages: 1, coins: 9 },
      { board: 'halikarnassos', side: 'night', stages: 0, coins: 9, cards: ['brickyard'] },
    ],
  });
  turn(match, 'discard courthouse', 'stage with statue', 'discard aqueduct', 'discard stables');
  expect(match.view(0).decision).toMatchObject({ kind: 'seventhCard', acting: [0] });
  play(match, 0, 'build forging-agency');
  expect(match.view(0).decision).toMatchObject({ kind: 'revive', acting: [1] });
  expect(match.legalMoves(1)).toEqual(expect.arrayContaining(['revive walls', 'revive library']));
  play(match, 1, 'revive walls');
  expect(match.view(0).decision).toMatchObject({ kind: 'revive', acting: [0] });
  expect(match.legalMoves(0)).toEqual(expect.arrayContaining(['revive temple', 'revive library']));
});

test('[C-57] a card of the pile has its effects at once, and its losses at the end of the turn', () => {
  const match = blackMatch({
    age: 2,
    discard: ['lair', 'gambling-den'],
    hands: [['forging-agency']],
    cities: [AGENT, { coins: 5 }, { coins: 5 }, { coins: 5 }],
  });
  turn(match, 'build forging-agency');
  const before = coins(match);
  play(match, 0, 'revive gambling-den');
  expect(coins(match)).toEqual([before[0] + 9, before[1] + 2, before[2], before[3] + 2]);
  const losing = blackMatch({ age: 2, discard: ['lair'], hands: [['forging-agency']], cities: [AGENT, { coins: 5 }] });
  turn(losing, 'build forging-agency');
  play(losing, 0, 'revive lair');
  expect(demands(losing)).toEqual([0, 2, 2, 2]);
});

test('[C-58, C-60, C-61] tokens of raiders count like any other', () => {
  const match = blackMatch({ age: 3, hands: [['raider-garrison']], cities: [{ ...FOUNDER, cards: ['stone-pit'] }] });
  turn(match, 'build raider-garrison');
  expect(match.view(0).cities[0].score.conflicts).toBe(5);
  const counting = {
    age: 3,
    hands: [['raider-garrison']],
    cities: [{ ...RIGHT, coins: 9, cards: ['prison', 'slave-market', 'quarry', 'loom-1'] }],
  };
  const counted = blackMatch(counting);
  expect(counted.view(0).cities[0].score.black).toBe(0);
  turn(counted, 'build raider-garrison');
  expect(counted.view(0).cities[0].score.black).toBe(4 + 1);
});

test('[C-59] Memorial: coins for defeat tokens, then they are gone, and their points with them', () => {
  const match = blackMatch({
    age: 3,
    hands: [['memorial']],
    cities: [
      {
        ...FOUNDER,
        conflicts: [
          [-1, 1],
          [-1, -1],
        ],
      },
    ],
  });
  expect(match.view(0).cities[0].score.conflicts).toBe(-2);
  const events = turn(match, 'build memorial');
  expect(coins(match)[0]).toBe(10 + 6);
  expect(match.view(0).cities[0].score.conflicts).toBe(1);
  expect(ofType(events, 'tokenDiscarded')).toHaveLength(3);
});

test('[C-60] Secret Network pays for the black cards of now and counts those of the end', () => {
  const match = blackMatch({
    age: 3,
    hands: [['secret-network'], [], [], []],
    cities: [{ board: 'gizah', side: 'day', coins: 5, cards: ['dive', 'hideout', 'press-1'] }],
  });
  turn(match, 'build secret-network');
  payAll(match);
  expect(coins(match)[0]).toBe(5 + 3);
  expect(match.view(0).cities[0].score.black).toBe(2 + 3);
});

test('[C-12] what makes a card free saves its coins', () => {
  const match = blackMatch({ hands: [['militia']], cities: [{ ...FOUNDER, coins: 0 }] });
  turn(match, 'build militia');
  expect(coins(match)[0]).toBe(0);
  expect(match.view(0).cities[0].shields).toBe(2);
  const once = { board: 'olympia', side: 'A', stages: 2, coins: 0 };
  const first = blackMatch({ hands: [['militia']], cities: [once] }, { edition: 1 });
  turn(first, 'build militia free');
  expect(coins(first)[0]).toBe(0);
});

test('[C-1] a black card goes under a stage or is sold like any other', () => {
  const match = blackMatch({
    hands: [['militia'], ['hideout']],
    cities: [{ board: 'gizah', side: 'day', coins: 3, cards: ['lumber-yard'] }, { coins: 3 }],
  });
  expect(match.legalMoves(0)).toContain('discard militia');
  turn(match, 'discard militia', 'discard hideout');
  expect(coins(match).slice(0, 2)).toEqual([6, 6]);
  expect(debts(match)).toEqual([0, 0, 0, 0]);
  const staging = blackMatch({
    age: 2,
    hands: [['mercenaries']],
    cities: [{ board: 'gizah', side: 'day', cards: ['sawmill'] }],
  });
  turn(staging, 'stage with mercenaries');
  expect(staging.view(0).cities[0]).toMatchObject({ stagesBuilt: 1, shields: 0 });
});

test('[C-35, C-40] masks look at the real neighbours, also where one is a diplomat', () => {
  const cities = [{ cards: ['pigeonhole'] }, { diplomacy: 1, cards: ['apothecary'] }, { cards: ['workshop'] }];
  expect(scienceOf(cities)).toBe(1);
  expect(blackOf(blackMatch({ cities: [{ cards: ['pigeonhole'] }] }), 0).masks).toBe(1);
});
