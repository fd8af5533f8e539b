import { expect, test } from 'vitest';
import { ofType, type WondersMatch } from '../support.ts';
import { harbour } from '../armada/support.ts';
import { blackMatch, blackOf, coins, debts, demands, FOUNDER, movesWith, payAll, play, turn } from './support.ts';

const SEA = { packs: ['base', 'armada', 'cities'], edition: 2, players: 5 };
const seaMatch = (position: object, options: object = {}): WondersMatch => blackMatch(position, { ...SEA, ...options });

/** Steps that cost a wood, an ore and so on: what goes along with a stage or card has a price. */
const step = (price: object): object => Array.from({ length: 6 }, () => price);
const shipyards = Array.from({ length: 8 }, (_, index) => ({
  id: `yard-${index}`,
  linked: 'green',
  steps: {
    red: step({ wood: 1 }),
    yellow: step({ wood: 1 }),
    blue: step({ wood: 1 }),
    green: step({ wood: 1, coins: 1 }),
  },
}));

test('[C-82] building a black card moves no ship; under a stage or discarded it allows what any card does', () => {
  const match = seaMatch(
    {
      age: 2,
      hands: [['consulate', 'walls']],
      cities: [{ board: 'gizah', side: 'day', coins: 20, cards: ['sawmill', 'clay-pool', 'press-1', 'lumber-yard'] }],
    },
    { shipyards },
  );
  expect(movesWith(match, 0, 'build consulate')).toEqual(['build consulate']);
  expect(match.legalMoves(0)).toEqual(
    expect.arrayContaining(['stage with consulate and green ship', 'discard consulate for yellow ship']),
  );
  const shown = match.view(0).hand?.find(({ card }) => card === 'consulate');
  expect(shown?.naval).toMatchObject({ build: null, buildObstacle: 'noFleet' });
});

test.each([
  [0, 2],
  [2, 0],
])(
  '[C-83, AR-108] an incursion of city %i on city %i is fought although one of them is a diplomat',
  (attacker, target) => {
    for (const diplomat of [0, 2]) {
      const cities = [{ islands: ['bronze-island'] }, {}, {}, {}, {}].map((city, at) =>
        at === diplomat ? { ...city, diplomacy: 1 } : city,
      );
      const match = seaMatch({ turn: 8, incursions: [[attacker, target]], cities });
      const events = turn(match);
      const tokens = attacker === 0 ? [1, -1] : [-1, 1];
      expect(ofType(events, 'incursionResolved')).toEqual([
        expect.objectContaining({ city: attacker, target, tokens }),
      ]);
      for (const { city, left } of ofType(events, 'conflictResolved')) expect([city, left]).not.toContain(diplomat);
      expect(blackOf(match, diplomat).tokens).toEqual([diplomat === 0 ? 1 : -1]);
    }
  },
);

test('[C-83, AR-107] two who meet because of a diplomat and of an incursion meet once', () => {
  const match = seaMatch({ turn: 8, incursions: [[0, 2]], cities: [{ cards: ['stockade'] }, { diplomacy: 1 }, {}] });
  const events = turn(match);
  const met = ofType(events, 'conflictResolved').filter(({ city, left }) => city === 0 && left === 2);
  expect(met).toHaveLength(1);
  expect(ofType(events, 'incursionResolved')).toEqual([]);
  expect(blackOf(match, 2).tokens).toEqual([-1]);
  // Without the diplomat between them the incursion is a conflict of its own.
  const apart = turn(seaMatch({ turn: 8, incursions: [[0, 2]], cities: [{ cards: ['stockade'] }, {}, {}] }));
  expect(ofType(apart, 'incursionResolved')).toHaveLength(1);
});

test('[C-83, C-85] the diplomat takes part in the naval conflict, which comes after the land conflicts', () => {
  const match = seaMatch({ turn: 8, cities: [{ diplomacy: 1, ships: { red: 3 } }, {}, {}] });
  const events = turn(match);
  const kinds = events.map(({ type }) => type);
  expect(kinds.lastIndexOf('conflictResolved')).toBeLessThan(kinds.indexOf('navalConflictResolved'));
  expect(harbour(match, 0).tokens[0].token).toBeGreaterThan(0);
  expect(blackOf(match, 0).tokens).toEqual([]);
});

const PIRATES = {
  hands: [['hideout'], ['pirate-hideout']],
  cities: [
    { coins: 5, ships: { yellow: 3 } },
    { coins: 5 },
    { coins: 5, ships: { yellow: 3 } },
    { coins: 0 },
    { coins: 5 },
  ],
};

test('[C-84, C-86, AR-204, AR-64, AR-71] losses, tax and pirates are one sum, which may become debt', () => {
  const match = seaMatch(PIRATES);
  turn(match, 'build hideout', 'build pirate-hideout');
  // Commerce level 2 for the two with a ship on space 3.
  expect(demands(match)).toEqual([2, 1, 1 + 2, 1, 1]);
  play(match, 0, 'debt 2');
  play(match, 1, 'debt 0');
  play(match, 2, 'debt 1');
  const events = payAll(match);
  expect(ofType(events, 'coinsLost')).toContainEqual(
    expect.objectContaining({ city: 2, count: 2, pirates: 2, others: 1 }),
  );
  expect(debts(match)).toEqual([2, 0, 1, 0, 0]);
  expect(coins(match)[0]).toBe(5);
});

test('[C-84] with `citiesLossesFirst` losses of black cards are settled by themselves before tax and pirates', () => {
  const match = seaMatch(PIRATES, { rulings: ['citiesLossesFirst'] });
  turn(match, 'build hideout', 'build pirate-hideout');
  expect(demands(match)).toEqual([0, 1, 1, 1, 1]);
  payAll(match);
  expect(coins(match)[2]).toBe(5 + 3 - 1 - 2);
  const apart = seaMatch(PIRATES, { rulings: ['citiesLossesFirst'] });
  turn(apart, 'build hideout', 'build pirate-hideout');
  for (const seat of [1, 2, 3, 4]) play(apart, seat, 'debt 1');
  expect(demands(apart)).toEqual([2, 0, 2, 0, 0]);
});

test('[C-86, AR-204] who cannot pay a tax takes debt with Cities, and pays what there is without', () => {
  const cities = [{ coins: 5 }, { coins: 0, ships: { yellow: 3 } }, {}, {}];
  const hands = [['pirate-hideout'], ['altar']];
  const withCities = seaMatch({ hands, cities });
  turn(withCities, 'build pirate-hideout', 'build altar');
  expect(debts(withCities)[1]).toBe(2);
  const without = seaMatch({ hands, cities }, { packs: ['base', 'armada'] });
  turn(without, 'build pirate-hideout', 'build altar');
  expect(coins(without)[1]).toBe(0);
  expect(without.view(1).cities[1].score).not.toHaveProperty('debt');
});

test.each([
  [[], false],
  [['architectsPayShips'], true],
])(
  '[C-55] Architect Firm with the rulings %j: the ship along with a stage needs no resources: %j',
  (rulings, spared) => {
    const city = { board: 'gizah', side: 'day', coins: 1, cards: ['architect-firm'] };
    const match = seaMatch(
      {
        age: 2,
        hands: [['walls']],
        cities: [city, { board: 'rhodos', side: 'day' }, {}, {}, { board: 'ephesos', side: 'day' }],
      },
      { shipyards, rulings },
    );
    expect(match.legalMoves(0)).toContain('stage with walls');
    expect(match.legalMoves(0).includes('stage with walls and green ship')).toBe(spared);
    if (!spared) return;
    turn(match, 'stage with walls and green ship');
    // Its coin is paid in any case.
    expect(coins(match)[0]).toBe(0);
  },
);

test('[C-84] builds from the discard pile come before losses, and move no ship', () => {
  const match = seaMatch({ age: 2, discard: ['lair'], hands: [['forging-agency'], []], cities: [FOUNDER] });
  turn(match, 'build forging-agency');
  expect(movesWith(match, 0, 'revive lair')).toEqual(['revive lair']);
  play(match, 0, 'revive lair');
  expect(demands(match)).toEqual([0, 2, 2, 2, 2]);
});

test('[C-84, AR-154] Foggy Island keeps tax and pirates away, not the losses of Cities', () => {
  const [first, second, third, ...others] = PIRATES.cities;
  const match = seaMatch({ ...PIRATES, cities: [first, second, { ...third, islands: ['foggy-island'] }, ...others] });
  turn(match, 'build hideout', 'build pirate-hideout');
  expect(demands(match)).toEqual([2, 1, 1, 1, 1]);
});

test('[C-59, AR-90] Memorial leaves naval defeats where they are', () => {
  const match = seaMatch({
    age: 3,
    hands: [['memorial']],
    cities: [
      {
        ...FOUNDER,
        conflicts: [
          [-1, 0],
          [0, 0],
        ],
        navalTokens: [-1, -2],
      },
    ],
  });
  turn(match, 'build memorial');
  expect(coins(match)[0]).toBe(10 + 2);
  expect(
    harbour(match, 0)
      .tokens.slice(0, 2)
      .map(({ token }) => token),
  ).toEqual([-1, -2]);
  expect(blackOf(match, 0).tokens).toEqual([]);
});
