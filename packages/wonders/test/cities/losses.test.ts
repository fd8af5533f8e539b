import { expect, test } from 'vitest';
import { ofType } from '../support.ts';
import { blackMatch, blackOf, coins, debts, demands, FOUNDER, movesWith, payAll, play, turn } from './support.ts';

const HIDEOUT = { hands: [['hideout']], cities: [{ coins: 5 }, { coins: 2 }, { coins: 0 }, { coins: 4 }] };

test('[C-10] coins for a black card go to the bank, with those for resources of a neighbour to that one', () => {
  const match = blackMatch({
    hands: [['city-gates']],
    cities: [
      { board: 'gizah', side: 'day', coins: 3 },
      { board: 'babylon', side: 'day', coins: 3 },
      { board: 'rhodos', side: 'day' },
    ],
  });
  const [first] = ofType(turn(match, 'build city-gates paying 2 left 0 right'), 'coinsPaid');
  expect(first).toMatchObject({ bank: 1, left: 2, right: 0 });
  expect(coins(match).slice(0, 2)).toEqual([0, 3 + 3 + 2]);
});

test('[C-10] what comes in this turn cannot be spent in it', () => {
  const match = blackMatch({
    hands: [['city-gates'], ['dive']],
    cities: [
      { board: 'gizah', side: 'day', coins: 2 },
      { board: 'babylon', side: 'day', coins: 9 },
      { board: 'rhodos', side: 'day' },
      { board: 'ephesos', side: 'day' },
    ],
  });
  // One coin short, although Dive next door will bring one.
  expect(movesWith(match, 0, 'build city-gates')).toEqual([]);
});

test('[C-20, C-27] a loss hits all but the owner at the end of the turn, and takes coins of the same turn', () => {
  const match = blackMatch(HIDEOUT);
  const events = turn(match, 'build hideout');
  expect(ofType(events, 'coinsLost')).toEqual([]);
  expect(demands(match)).toEqual([0, 1, 1, 1]);
  // City 2 had nothing before: it pays with what it got for a card.
  expect(coins(match)).toEqual([5, 5, 3, 7]);
  payAll(match);
  expect(coins(match)).toEqual([5, 4, 2, 6]);
  expect(debts(match)).toEqual([0, 0, 0, 0]);
});

test('[C-21, C-23] coins and debt may be mixed as the victim likes, all at the same time', () => {
  const match = blackMatch({
    age: 3,
    hands: [['opium-distillery'], [], ['brotherhood']],
    cities: [
      FOUNDER,
      { coins: 1 },
      { coins: 20, cards: ['sawmill', 'loom-1', 'ore-vein'], board: 'gizah', side: 'day' },
      { coins: 20 },
    ],
  });
  turn(match, 'build opium-distillery', null, 'build brotherhood');
  expect(demands(match)).toEqual([3, 8, 5, 8]);
  expect(match.legalMoves(1)).toEqual(['debt 4', 'debt 5', 'debt 6', 'debt 7', 'debt 8']);
  expect(match.legalMoves(3)).toHaveLength(9);
  play(match, 3, 'debt 8');
  expect(debts(match)).toEqual([0, 0, 0, 0]);
  play(match, 1, 'debt 6');
  play(match, 2, 'debt 0');
  play(match, 0, 'debt 2');
  expect(debts(match)).toEqual([2, 6, 0, 8]);
  expect(coins(match)).toEqual([10 + 5 - 1, 4 - 2, 20 - 5, 23]);
});

test('[C-21, C-22] who has no coins takes debt without being asked; it stays and is −1 point each', () => {
  const match = blackMatch({
    age: 3,
    hands: [['brotherhood'], ['gardens']],
    cities: [FOUNDER, { board: 'alexandria', side: 'day', coins: 0, stages: 0, cards: ['brickyard', 'lumber-yard'] }],
  });
  const events = turn(match, 'build brotherhood', 'build gardens');
  expect(demands(match)[1]).toBe(0);
  payAll(match);
  expect(debts(match)[1]).toBe(3);
  expect(ofType(events, 'debtTaken')).toMatchObject([{ city: 1, count: 3, cause: 'losses' }]);
  expect(match.view(1).cities[1].score.debt).toBe(-3);
  turn(match);
  // Coins that come later pay nothing off.
  expect(debts(match)[1]).toBe(3);
});

test('[C-24] tokens and stages count as they are at the end of the turn', () => {
  const match = blackMatch({
    age: 3,
    hands: [['cenotaph'], ['raider-garrison'], ['gardens']],
    cities: [
      FOUNDER,
      { board: 'ephesos', side: 'day', coins: 20, tokens: [1], cards: ['quarry', 'loom-1'] },
      { board: 'gizah', side: 'day', coins: 20, tokens: [3, 3, -1], cards: ['sawmill'] },
      { board: 'rhodos', side: 'day', coins: 20 },
    ],
  });
  turn(match, 'build cenotaph', 'build raider-garrison', 'stage with gardens');
  expect(demands(match)).toEqual([0, 2, 2, 0]);
  const builders = blackMatch({
    age: 3,
    hands: [['chamber-of-builders'], [], ['gardens']],
    cities: [
      FOUNDER,
      { board: 'ephesos', side: 'day' },
      { board: 'gizah', side: 'day', coins: 20, stages: 1, cards: ['brickyard', 'loom-1'] },
      {},
    ],
  });
  turn(builders, 'build chamber-of-builders', null, 'stage with gardens');
  expect(demands(builders)).toEqual([0, 0, 2, 0]);
});

test('[C-20, C-24] what a turn will cost is open as soon as it is known', () => {
  const match = blackMatch({
    age: 2,
    discard: ['altar'],
    hands: [['forging-agency'], ['sepulcher']],
    cities: [
      FOUNDER,
      { ...FOUNDER, board: 'gizah', cards: ['stone-pit', 'loom-1', 'glassworks-1'] },
      { tokens: [1, 1, 3] },
    ],
  });
  expect(blackOf(match, 2).losses).toBe(0);
  turn(match, 'build forging-agency', 'build sepulcher');
  expect(match.view(0).decision?.kind).toBe('revive');
  expect([0, 1, 2, 3].map((city) => blackOf(match, city).losses)).toEqual([0, 0, 3, 0]);
});

test('[C-25] raiders give debt to both neighbours, who cannot pay instead', () => {
  const match = blackMatch({ hands: [['raider-camp']], cities: [{}, { coins: 9 }, { coins: 9 }, { coins: 9 }] });
  const events = turn(match, 'build raider-camp');
  expect(demands(match)).toEqual([0, 0, 0, 0]);
  expect(ofType(events, 'debtTaken').map(({ city, cause }) => [city, cause])).toEqual([
    [1, 'raiders'],
    [3, 'raiders'],
  ]);
  expect(coins(match).slice(1)).toEqual([12, 12, 12]);
  expect(blackOf(match, 0).tokens).toEqual([1]);
});

test('[C-27] losses of others hit who has caused one as well', () => {
  const match = blackMatch({ hands: [['hideout'], ['opium-stash']], cities: [{ coins: 5 }, { coins: 5 }] });
  turn(match, 'build hideout', 'build opium-stash');
  expect(demands(match)).toEqual([1, 1, 2, 2]);
});

test.each([
  [[], [0, 1, 1, 1]],
  [['partnersSpared'], [0, 0, 1, 1]],
])('[C-27] in teams, with the rulings %j, losses hit %j', (rulings, hit) => {
  const match = blackMatch(HIDEOUT, { teams: true, rulings });
  turn(match, 'build hideout');
  expect(demands(match)).toEqual(hit);
});

test('[C-28] gifts come before losses: they can be lost in the same turn', () => {
  const match = blackMatch({
    hands: [['customs'], ['hideout'], ['altar']],
    cities: [{ coins: 0 }, { coins: 0 }, { coins: 0 }, { coins: 0 }],
  });
  turn(match, 'build customs', 'build hideout', 'build altar');
  // City 2 has only the gift.
  expect(coins(match)).toEqual([0, 1, 1, 4]);
  expect(demands(match)).toEqual([0, 0, 1, 1]);
  expect(debts(match)).toEqual([1, 0, 0, 0]);
});

test('[C-8] tokens are never short', () => {
  const match = blackMatch({ turn: 7, cities: [{ debt: 40, diplomacy: 9 }, { debt: 30 }], hands: [['hideout']] });
  expect(blackOf(match, 0)).toMatchObject({ debt: 40, diplomacy: 9 });
  expect(match.view(0).cities[1].score.debt).toBe(-30);
});

test('[C-65] black cards and debt are categories of their own, which the total has', () => {
  const match = blackMatch({
    age: 3,
    cities: [{ coins: 0, cards: ['city-gates', 'customs'], debt: 3, board: 'gizah', side: 'day' }, { coins: 0 }],
  });
  const [first, second] = match.view(0).cities;
  expect(first.score).toMatchObject({ black: 8, debt: -3, total: 5 });
  expect(second.score.debt).toBe(0);
});

test('[C-65] a tie goes to more coins', () => {
  const points = { board: 'gizah', side: 'day', coins: 1 };
  const match = blackMatch({
    age: 3,
    turn: 7,
    cities: [
      { ...points, cards: ['capitol'] },
      { board: 'rhodos', side: 'day', coins: 2, cards: ['mint'] },
      { coins: 0, debt: 9 },
      { coins: 0, debt: 9 },
    ],
    hands: [[], [], [], []],
  });
  turn(match);
  const ranking = match.outcome()?.ranking ?? [];
  // Both have 8 points and a coin's worth of 1: only coins tell them apart.
  expect(ranking.slice(0, 2)).toEqual([[1], [0]]);
});
