import { expect, test } from 'vitest';
import { catalogOf } from '../../src/game.ts';
import { CARD_COLOURS } from '../../src/content/types.ts';
import { readTable } from '../support.ts';
import { CITIES_PACKS } from '../../src/content/cities.ts';
import { boardRows, cardRows, reported, reportedStages } from '../printed.ts';
import { blackMatch, blackOf, coins, debts, demands, FOUNDER, turn } from './support.ts';
import { BLACK_CARDS, CITIES_BOARDS, CITIES_GUILDS } from './transcription.ts';

/**
 * What each black card does to a city with the tokens 1, 1, 3, 5, −1 whose neighbours have two victories and two stages each, and to
 * who sits opposite, with nothing. `points` at the end, `coins` of the owner, what is given to `neighbours` and the `opposite` one at
 * once, what the same two lose later, and what the owner has besides.
 */
const EFFECTS = readTable(
  ['card', 'points', 'coins', 'gives', 'loses', 'debt', 'token', 'shields', 'other'],
  `
card                    points  coins  gives  loses  debt  token  shields  other
opium-stash             0       3      0/0    1/1    0     -      0        -
smugglers-cache         0       0      0/0    0/0    0     -      0        cheaperStartingResources
west-clandestine-wharf  0       0      0/0    0/0    0     -      0        cheaperFirstFromLeft
east-clandestine-wharf  0       0      0/0    0/0    0     -      0        cheaperFirstFromRight
dive                    0       6      1/0    0/0    0     -      0        -
cells                   4       0      0/0    0/0    0     -      0        -
customs                 4       0      1/1    0/0    0     -      0        -
pigeonhole              0       0      0/0    0/0    0     -      0        mask
raider-camp             0       0      0/0    0/0    1     1      0        -
secret-warehouse        0       0      0/0    0/0    0     -      0        moreOfOwnResource
city-gates              4       0      0/0    0/0    0     -      0        -
militia                 0       0      0/0    0/0    0     -      2        -
hideout                 2       0      0/0    1/1    0     -      0        -
residence               1       0      0/0    0/0    0     -      0        diplomacy
guardhouse              3       0      0/0    0/0    0     -      0        -
trade-center            6       0      2/2    0/0    0     -      0        -
tabularium              6       0      0/0    0/0    0     -      0        -
black-market            0       0      0/0    0/0    0     -      0        missingResource
band-of-spies           0       0      0/0    0/0    0     -      0        mask
lair                    3       0      0/0    2/2    0     -      0        -
raider-fort             0       0      0/0    0/0    1     3      0        -
mercenaries             0       0      0/0    0/0    0     -      3        -
architect-firm          2       0      0/0    0/0    0     -      0        stagesWithoutResources
sepulcher               4       0      0/0    2/0    0     -      0        -
forging-agency          0       0      0/0    0/0    0     -      0        revive
opium-den               0       4      0/0    3/3    0     -      0        -
consulate               2       0      0/0    0/0    0     -      0        diplomacy
gambling-den            0       9      2/0    0/0    0     -      0        -
mint                    8       0      3/3    0/0    0     -      0        -
slave-market            4       4      0/0    0/0    0     -      0        -
raider-garrison         0       0      0/0    0/0    1     5      0        -
cenotaph                5       0      0/0    2/0    0     -      0        -
capitol                 8       0      0/0    0/0    0     -      0        -
memorial                0       2      0/0    0/0    0     lost   0        -
secret-network          1       1      0/0    0/0    0     -      0        -
prison                  4       0      0/0    0/0    0     -      0        -
opium-distillery        0       5      0/0    5/5    0     -      0        -
brotherhood             4       0      0/0    3/3    0     -      0        -
chamber-of-builders     4       0      0/0    2/0    0     -      0        -
torture-chamber         0       0      0/0    0/0    0     -      0        mask
contingent              0       0      0/0    0/0    0     -      5        -
embassy                 3       0      0/0    0/0    0     -      0        diplomacy
`,
);

test('[C-91] stages of the first edition that only one source tells are marked as such', () => {
  expect(reportedStages(CITIES_PACKS)).toEqual({
    1: ['byzantium/A 1 2 3', 'byzantium/B 1 2', 'petra/A 1 2 3', 'petra/B 1'],
    2: [],
  });
});

test('[C-90] black cards that one transcription tells, or several tell differently, are marked in their edition', () => {
  expect(reported(CITIES_PACKS, ({ cards }) => cards)).toEqual({
    1: ['slave-market', 'brotherhood', 'contingent', 'embassy'],
    2: ['smugglers-cache', 'guardhouse', 'raider-fort', 'raider-garrison', 'memorial', 'prison', 'embassy'],
  });
});

test.each([1, 2] as const)(
  '[C-1, C-2, C-4, C-5, C-90, C-91] edition %i: every black card and guild costs what is printed',
  (edition) => {
    const catalog = catalogOf({ packs: ['base', 'cities'], edition });
    const black = catalog.cards.filter((card) => CARD_COLOURS[card.colour] === 'black');
    expect(cardRows(black)).toEqual(
      BLACK_CARDS.filter(({ editions }) => editions.includes(String(edition))).map(({ card, age, cost }) => ({
        card,
        age,
        cost,
      })),
    );
    const perAge = edition === 1 ? 9 : 14;
    for (const age of [1, 2, 3]) expect(black.filter((card) => card.age === age)).toHaveLength(perAge);
    for (const { gives, freeWith } of black) expect([gives, freeWith]).toEqual([0, 0]);
    const guilds = catalog.cards.filter((card) => card.isGuild && card.pack === 'cities');
    expect(cardRows(guilds)).toEqual(
      CITIES_GUILDS.filter(({ editions }) => editions.includes(String(edition))).map(({ guild, cost }) => ({
        card: guild,
        age: '3',
        cost,
      })),
    );
    expect(boardRows(catalog, 'cities')).toEqual(CITIES_BOARDS.filter((row) => row.edition === String(edition)));
  },
);

test('[C-1] the table of effects has every black card', () => {
  expect(EFFECTS.map(({ card }) => card)).toEqual(BLACK_CARDS.map(({ card }) => card));
});

const BOTH_EDITIONS = [1, 2].flatMap((edition) => {
  const isIn = (card: string): boolean => CITIES_PACKS[edition - 1].cards.some(({ id }) => id === card);
  return EFFECTS.filter(({ card }) => isIn(card)).map((row) => ({ edition, ...row }));
});

test.each(BOTH_EDITIONS)(
  '[C-12, C-20, C-24, C-25, C-28, C-30, C-58, C-59, C-60, C-61, C-90] edition $edition: $card does what is printed',
  ({ edition, ...row }) => {
    const age = Number(BLACK_CARDS.find(({ card }) => card === row.card)?.age);
    const neighbour = { coins: 10, stages: 2, tokens: [1, 3, -1] };
    const side = edition === 1 ? 'A' : 'day';
    const match = blackMatch(
      {
        age,
        hands: [[row.card]],
        discard: row.other === 'revive' ? ['altar'] : [],
        cities: [
          { ...FOUNDER, side, tokens: [1, 1, 3, 5, -1] },
          { board: 'gizah', side, ...neighbour },
          { board: 'rhodos', side, coins: 10 },
          { board: 'ephesos', side, ...neighbour },
        ],
      },
      { edition },
    );
    const before = match.view(0).cities[0];
    // In the first edition the power of the board is used, where something is to be paid.
    const free = `build ${row.card} free`;
    turn(match, match.legalMoves(0).includes(free) ? free : `build ${row.card}`);
    const [near, far] = row.gives.split('/').map(Number);
    const [lossNear, lossFar] = row.loses.split('/').map(Number);
    expect(demands(match)).toEqual([0, lossNear, lossFar, lossNear]);
    expect(coins(match)).toEqual([10 + Number(row.coins), 13 + near, 13 + far, 13 + near]);
    expect(debts(match)).toEqual([0, Number(row.debt), 0, Number(row.debt)]);
    const [city] = match.view(0).cities;
    const gained = row.token === '' || row.token === 'lost' ? [] : [Number(row.token)];
    const kept = row.token === 'lost' ? [1, 1, 3, 5] : [1, 1, 3, 5, -1];
    expect(blackOf(match, 0).tokens).toEqual([...kept, ...gained]);
    expect(city.score.black).toBe(Number(row.points));
    expect(city.shields - before.shields).toBe(Number(row.shields));
    expect(blackOf(match, 0).diplomacy).toBe(row.other === 'diplomacy' ? 1 : 0);
    expect(blackOf(match, 0).masks).toBe(row.other === 'mask' ? 1 : 0);
    expect(match.view(0).decision?.kind).toBe(row.other === 'revive' ? 'revive' : 'turn');
    const ability = city.abilities.filter((name) => !before.abilities.includes(name));
    expect(ability).toEqual(['', 'diplomacy', 'mask', 'revive'].includes(row.other) ? [] : [row.other]);
  },
);

test.each([
  ['forgers-guild', 5],
  ['shadow-guild', 2],
  ['mourners-guild', 3],
])('[C-5, C-28] %s is worth %i points', (guild, points) => {
  const match = blackMatch(
    {
      age: 3,
      cities: [
        { cards: [guild] },
        { cards: ['dive'], tokens: [1, 3, -1] },
        { cards: ['militia'], tokens: [5] },
        { cards: ['hideout'], tokens: [5] },
      ],
    },
    { edition: 1 },
  );
  expect(match.view(0).cities[0].score.guilds).toBe(points);
});

test('[C-5, C-20] the Forgers Guild makes all others lose three', () => {
  const match = blackMatch(
    { age: 3, hands: [['forgers-guild']], cities: [{ board: 'olympia', side: 'A', stages: 2 }, { coins: 10 }] },
    { edition: 1 },
  );
  turn(match, 'build forgers-guild free');
  expect(demands(match)).toEqual([0, 3, 3, 3]);
});

test.each([
  [1, 'byzantium', 'A', 1, 2, 0],
  [1, 'byzantium', 'B', 0, 3, 0],
  [1, 'byzantium', 'B', 1, 3 + 4, 0],
  [2, 'byzantium', 'day', 1, 3 + 4, 0],
  [2, 'byzantium', 'night', 0, 4, 0],
  [2, 'byzantium', 'night', 1, 4 + 6, 0],
  [2, 'petra', 'night', 0, 3, 2],
] as const)('[C-30, C-91] edition %i: %s %s, stage after %i', (edition, board, side, stages, points, loss) => {
  const cards = ['lumber-yard', 'ore-vein', 'clay-pool', 'stone-pit', 'loom-1', 'press-1', 'glassworks-1'];
  const doubles = ['sawmill', 'foundry', 'brickyard'];
  const match = blackMatch(
    { age: 2, hands: [['walls']], cities: [{ board, side, stages, coins: 9, cards: [...cards, ...doubles] }] },
    { edition },
  );
  turn(match, 'stage with walls');
  const expected = edition === 1 && board === 'byzantium' && side === 'A' ? 3 + points : points;
  expect(match.view(0).cities[0].score.wonder).toBe(expected);
  expect(blackOf(match, 0).diplomacy).toBe(board === 'byzantium' ? 1 : 0);
  expect(demands(match)).toEqual([0, loss, loss, loss]);
});

test.each([
  [1, 'A', 7, 10],
  [2, 'day', 5, 10],
  [1, 'B', 14, 17],
  [2, 'night', 10, 17],
] as const)(
  '[C-11, C-55, C-91] edition %i, Petra %s: the coin stage costs %i, with Architect Firm as well',
  (edition, side, price, points) => {
    for (const cards of [[], ['architect-firm']]) {
      const city = { board: 'petra', side, stages: 1, cards };
      const poor = blackMatch({ age: 2, hands: [['walls']], cities: [{ ...city, coins: price - 1 }] }, { edition });
      expect(poor.legalMoves(0)).not.toContain('stage with walls');
      const match = blackMatch({ age: 2, hands: [['walls']], cities: [{ ...city, coins: price }] }, { edition });
      turn(match, 'stage with walls');
      expect(coins(match)[0]).toBe(0);
      expect(match.view(0).cities[0].score.wonder).toBe(points);
    }
  },
);
