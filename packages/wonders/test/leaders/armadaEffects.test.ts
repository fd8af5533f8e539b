import { expect, test } from 'vitest';
import { space } from '../armada/support.ts';
import { blackOf } from '../cities/support.ts';
import { coins, dealtMatch, leaderMatch, movesWith, play, turn } from './support.ts';

/* What single leaders, guilds and black cards do where Armada is in play. */

const SEA = { packs: ['base', 'armada', 'leaders'], edition: 2, players: 5 };
const ALL = { ...SEA, packs: ['base', 'armada', 'leaders', 'cities'] };
const step = (price: object): object => Array.from({ length: 6 }, () => price);
const shipyards = Array.from({ length: 8 }, (_, index) => ({
  id: `yard-${index}`,
  linked: 'green',
  steps: { red: step({ ore: 1 }), yellow: step({ wood: 1 }), blue: step({ clay: 1 }), green: step({ papyrus: 1 }) },
}));

test('[L-3, AR-20] with Armada as well everybody starts with six coins', () => {
  expect(coins(dealtMatch('1', SEA))).toEqual([6, 6, 6, 6, 6]);
});

test('[L-36, C-82] the black card that Caligula makes free moves no ship', () => {
  const city = { board: 'rhodos', side: 'day', coins: 9, leaders: ['caligula'], cards: ['lumber-yard', 'clay-pool'] };
  const match = leaderMatch({ hands: [['militia']], cities: [city] }, { ...ALL, shipyards });
  expect(movesWith(match, 0, 'build militia')).toEqual(['build militia', 'build militia free by caligula']);
  turn(match, 'build militia free by caligula');
  expect([coins(match)[0], match.view(0).cities[0].shields]).toEqual([9, 2]);
  const dive = leaderMatch({ hands: [['dive']], cities: [city] }, { ...ALL, shipyards });
  // Where nothing is to be paid, nothing is used up.
  expect(movesWith(dive, 0, 'build dive')).toEqual(['build dive']);
});

test('[L-34, L-36, AR-35] a card that is free may carry a ship, which is paid in full', () => {
  const city = { board: 'rhodos', side: 'day', coins: 0, leaders: ['hammurabi'], cards: ['baths', 'clay-pool'] };
  const match = leaderMatch({ age: 2, hands: [['aqueduct']], cities: [city] }, { ...SEA, shipyards });
  // Free by a chain: the leader leaves out nothing, and the clay of the city pays for the ship.
  expect(movesWith(match, 0, 'build aqueduct')).toEqual(['build aqueduct', 'build aqueduct and blue ship']);
  turn(match, 'build aqueduct and blue ship');
  expect(space(match, 0, 'blue')).toBe(1);
  const poor = { ...city, cards: ['baths'] };
  const short = leaderMatch({ age: 2, hands: [['aqueduct']], cities: [poor] }, { ...SEA, shipyards });
  expect(movesWith(short, 0, 'build aqueduct')).toEqual(['build aqueduct']);
});

test('[L-43, AR-35] Vitruvius: a chain counts with a ship as well', () => {
  const city = { board: 'rhodos', side: 'day', coins: 0, leaders: ['vitruvius'], cards: ['baths', 'clay-pool'] };
  const match = leaderMatch({ age: 2, hands: [['aqueduct']], cities: [city] }, { ...SEA, shipyards });
  turn(match, 'build aqueduct and blue ship');
  expect(coins(match)[0]).toBe(2);
});

const TRADERS = [
  { board: 'gizah', side: 'day', coins: 6, leaders: ['hatshepsut'], cards: ['western-emporium'] },
  { board: 'ephesos', side: 'day', coins: 0, leaders: ['berenice'] },
  { board: 'olympia', side: 'day', coins: 0, cards: ['sawmill'] },
  {},
  { board: 'rhodos', side: 'day', coins: 0 },
];

test('[L-45, AR-134] Hatshepsut has no coin for what comes from two seats away', () => {
  const match = leaderMatch({ age: 2, hands: [['caravansery']], cities: TRADERS }, SEA);
  turn(match, 'build caravansery paying 0 left 0 right 2 left2 0 right2');
  expect(coins(match).slice(0, 3)).toEqual([6 - 2, 0 + 4, 3 + 2]);
});

test('[L-46, AR-134] Berenice: coins of who buys from two seats away are not from the bank', () => {
  const cities = TRADERS.map((city, seat) => ({ ...city, leaders: seat === 2 ? ['berenice'] : [] }));
  const match = leaderMatch({ age: 2, hands: [['caravansery']], cities }, SEA);
  turn(match, 'build caravansery paying 0 left 0 right 2 left2 0 right2');
  // Two coins of the buyer; three for a card, and one more for these only.
  expect(coins(match)[2]).toBe(2 + 3 + 1);
});

test('[L-46, AR-52] Berenice: coins of the yellow fleet are from the bank, once a turn with all others', () => {
  const city = { board: 'rhodos', side: 'day', coins: 0, leaders: ['berenice'], cards: ['lumber-yard'] };
  const match = leaderMatch(
    { age: 1, hands: [['altar']], cities: [{ ...city, ships: { yellow: 1 } }] },
    { ...SEA, shipyards },
  );
  turn(match, 'discard altar for yellow ship');
  // The second space gives two coins.
  expect(coins(match)[0]).toBe(2 + 1);
});

test('[L-44, AR-102] Nero: a victory of an incursion pays as well', () => {
  const cities = [{ coins: 0, leaders: ['nero'], islands: ['bronze-island'] }, { diplomacy: 1 }, {}, {}, {}];
  const match = leaderMatch({ turn: 8, incursions: [[0, 3]], cities }, ALL);
  turn(match);
  // Right neighbour, the one behind the diplomat, and the target of the incursion.
  expect(blackOf(match, 0).tokens).toEqual([1, 1, 1]);
  expect(coins(match)[0]).toBe(3 + 3 * 2);
});

test.each(['alexander', 'gorgo'])('[AR-90, L-51] %s does not count naval tokens', (leader) => {
  const match = leaderMatch({ age: 3, cities: [{ leaders: [leader], navalTokens: [3, 3] }] }, SEA);
  expect(match.view(0).cities[0].score.leaders).toBe(0);
});

test('[AR-90, C-24, C-58] nor do black cards and guilds', () => {
  const cities = [{ cards: ['slave-market', 'mourners-guild'], navalTokens: [3, 5] }, { navalTokens: [1, 3] }];
  const match = leaderMatch({ age: 3, cities }, { ...ALL, edition: 1, players: 3 });
  expect(match.view(0).cities[0].score).toMatchObject({ black: 0, guilds: 0 });
});

test('[AR-115, L-62] the Architects Guild is worth ten at most', () => {
  const cities = [
    { cards: ['architects-guild'] },
    { cards: ['workers-guild', 'spies-guild'] },
    {},
    { cards: ['builders-guild', 'traders-guild'] },
  ];
  const first = { edition: 1, players: 4 };
  expect(leaderMatch({ age: 3, cities }, { ...SEA, ...first }).view(0).cities[0].score.guilds).toBe(10);
  expect(leaderMatch({ age: 3, cities }, first).view(0).cities[0].score.guilds).toBe(12);
});

test('[AR-120, AR-121, L-52, C-41] Enheduanna and what Armada adds to the symbol there is most of count one after the other; masks copy neither', () => {
  const science = (city: object, left: object = {}): number =>
    leaderMatch({ age: 3, cities: [city, left] }, { ...ALL, players: 3 }).view(0).cities[0].score.science;
  const cards = ['apothecary', 'dispensary', 'workshop'];
  expect(science({ cards, leaders: ['enheduanna'], islands: ['emerald-archipelago'] })).toBe(4 * 4 + 1);
  expect(science({ cards: ['pigeonhole'] }, { cards: ['cabinet-of-explorers'], leaders: ['euclid'] })).toBe(0);
  expect(science({ cards: ['pigeonhole', 'cabinet-of-explorers'] }, { cards: ['apothecary'] })).toBe(2 * 2);
});

test('[C-80, AR-24] with nine cards Babylon plays the ninth', () => {
  const hands = [['altar', 'tavern']];
  const cities = [{ board: 'babylon', side: 'night', stages: 1, coins: 3 }];
  const match = leaderMatch({ turn: 8, hands, cities }, { ...ALL, players: 4 });
  turn(match, 'build altar');
  expect(match.view(0).decision).toMatchObject({ kind: 'seventhCard', acting: [0] });
  play(match, 0, 'build tavern');
  expect(match.view(0).cities[0].cards).toEqual(expect.arrayContaining(['altar', 'tavern']));
  expect(match.view(0).age).toBe(2);
});
