import { expect, test } from 'vitest';
import { LEADERS_PACKS, wonders } from '../../src/index.ts';
import { reported, reportedStages } from '../printed.ts';
import { ofType } from '../support.ts';
import {
  coins,
  demands,
  leaderMatch,
  leadersIn,
  leaderTask,
  movesWith,
  play,
  recruiting,
  turn,
  WITH_CITIES,
} from './support.ts';

test('[L-70, L-74] stages that only one source tells, or two tell differently, are marked as such', () => {
  expect(reportedStages(LEADERS_PACKS)).toEqual({
    1: [],
    2: ['roma/night 2', 'abu-simbel/day 1 2 3', 'abu-simbel/night 1 2'],
  });
});

test('[L-2, L-5, L-64] leaders and guilds that one transcription tells, or several tell differently, are marked', () => {
  expect(reported(LEADERS_PACKS, ({ leaders }) => leaders)).toEqual({
    1: ['amytis', 'plato', 'aspasia', 'semiramis'],
    2: ['amytis', 'plato', 'eurypyle', 'arsinoe', 'aspasia'],
  });
  expect(reported(LEADERS_PACKS, ({ cards }) => cards)).toEqual({
    1: [],
    2: ['diplomats-guild', 'gamers-guild', 'architects-guild'],
  });
});

test('[L-70] Roma by Day makes no resource, and its stages are worth 4 and 6', () => {
  const cards = ['lumber-yard', 'ore-vein', 'clay-pool', 'quarry', 'loom-1'];
  const match = leaderMatch({
    age: 3,
    hands: [['gardens'], [], [], ['palace']],
    cities: [{ board: 'roma', side: 'day', cards }],
  });
  expect(match.view(0).cities[0].production.fixed).toMatchObject({ wood: 1, stone: 2, ore: 1, clay: 1, textile: 1 });
  turn(match, 'stage with gardens');
  expect(match.view(0).cities[0].score.wonder).toBe(4);
  const second = leaderMatch({
    age: 3,
    hands: [['gardens']],
    cities: [{ board: 'roma', side: 'day', stages: 1, cards }],
  });
  turn(second, 'stage with gardens');
  expect(second.view(0).cities[0].score.wonder).toBe(4 + 6);
  const bare = leaderMatch({ cities: [{ board: 'roma', side: 'day' }] });
  expect(Object.values(bare.view(0).cities[0].production.fixed).every((count) => count === 0)).toBe(true);
});

const NIGHT = {
  board: 'roma',
  side: 'night',
  cards: ['lumber-yard', 'clay-pool', 'quarry', 'glassworks-1', 'press-1'],
};

test('[L-71, L-12] Roma by Night, first stage: five coins, and four leaders of the box, which only the owner sees', () => {
  const match = leaderMatch({
    age: 3,
    hands: [['gardens']],
    cities: [{ ...NIGHT, coins: 0, leaderHand: ['nero', 'midas'] }],
  });
  const box = match.view(0).leaders?.boxCount ?? 0;
  const events = turn(match, 'stage with gardens');
  expect(coins(match)[0]).toBe(5);
  expect(match.view(0).leaders?.hand).toHaveLength(6);
  expect(match.view(0).leaders?.boxCount).toBe(box - 4);
  const [drawn] = ofType(events, 'leadersDrawn');
  expect(drawn).toMatchObject({ seat: 0, count: 4 });
  expect(wonders.redact(drawn, 1)).toMatchObject({ count: 4, leaders: null });
  expect(wonders.redact(drawn, 0)).toEqual(drawn);
});

test('[L-71] if fewer than four are left in the box, those', () => {
  // First edition, seven players: 36 leaders, of which 28 are dealt; the others of the box lie in hands here.
  const rest = [
    'maecenas',
    'imhotep',
    'hammurabi',
    'leonidas',
    'archimedes',
    'ramses',
    'croesus',
    'xenophon',
    'vitruvius',
    'nero',
    'bilkis',
    'hannibal',
    'caesar',
    'solomon',
    'euclid',
    'ptolemy',
    'pythagoras',
    'sappho',
    'zenobia',
    'nefertiti',
    'cleopatra',
    'phidias',
    'praxiteles',
    'nebuchadnezzar',
    'varro',
    'pericles',
    'hypatia',
    'hiram',
    'midas',
    'amytis',
    'alexander',
    'justinian',
    'plato',
    'aristotle',
  ];
  const cities = [{ ...NIGHT, side: 'B', coins: 0, leaderHand: rest }, { leaderHand: [] }, {}];
  const match = leaderMatch({ age: 3, hands: [['gardens']], cities }, { edition: 1, players: 3 });
  const box = match.view(0).leaders?.boxCount ?? 9;
  expect(box).toBeLessThan(4);
  turn(match, 'stage with gardens');
  expect(match.view(0).leaders?.hand).toHaveLength(34 + box);
  expect(match.view(0).leaders?.boxCount).toBe(0);
});

test('[L-72, L-35] its other stages: three points, and one more leader at the price of the board; neither sold nor put under a stage', () => {
  const match = leaderMatch({
    age: 3,
    hands: [['gardens']],
    cities: [{ ...NIGHT, stages: 1, coins: 3, leaderHand: ['caesar', 'midas'] }],
  });
  turn(match, 'stage with gardens');
  expect(match.view(0).cities[0].score.wonder).toBe(3);
  expect(leaderTask(match, 0)).toBe('recruitMore');
  expect(match.legalMoves(0)).toEqual(['recruit caesar', 'recruit midas', 'decline']);
  play(match, 0, 'recruit caesar');
  expect(coins(match)[0]).toBe(0);
  expect(leadersIn(match, 0)).toMatchObject({ recruited: ['caesar'], handCount: 1 });
  expect(match.view(0).turn).toBe(5);
});

test('[L-72] the further leader may be declined, and falls away if none can be paid', () => {
  const city = { ...NIGHT, stages: 2, leaderHand: ['ramses', 'pericles'] };
  const rich = leaderMatch({ age: 3, hands: [['gardens']], cities: [{ ...city, coins: 9 }] });
  turn(rich, 'stage with gardens');
  expect(play(rich, 0, 'decline')).toContainEqual({ type: 'powerDeclined', seat: 0, leader: 'recruitMore' });
  expect(leadersIn(rich, 0)).toMatchObject({ recruited: [], handCount: 2 });
  const poor = leaderMatch({ age: 3, hands: [['gardens']], cities: [{ ...city, coins: 2 }] });
  turn(poor, 'stage with gardens');
  expect(poor.view(0).turn).toBe(5);
});

test('[L-73] a stage of Roma built in recruitment lets recruit in the same recruitment', () => {
  const match = recruiting({ cities: [{ ...NIGHT, stages: 1, coins: 3, leaderHand: ['caesar', 'midas'] }] });
  turn(match, 'stage with midas');
  expect(leaderTask(match, 0)).toBe('recruitMore');
  expect(match.view(0).turn).toBe(1);
  play(match, 0, 'recruit caesar');
  expect(leadersIn(match, 0).recruited).toEqual(['caesar']);
  expect(leaderTask(match, 0)).toBeNull();
  expect(match.view(0).cities[0].handCount).toBe(7);
});

test('[L-72, L-40] what the further leader brings at once comes at once', () => {
  const match = leaderMatch(
    { age: 3, hands: [['gardens']], cities: [{ ...NIGHT, stages: 1, coins: 3, leaderHand: ['arsinoe'] }] },
    WITH_CITIES,
  );
  turn(match, 'stage with gardens');
  play(match, 0, 'recruit arsinoe');
  expect(coins(match)[0]).toBe(3 - 1 + 4);
  expect(demands(match)).toEqual([0, 3, 3, 3]);
});

const TEMPLE = { board: 'abu-simbel', side: 'night', cards: ['brickyard', 'loom-1', 'sawmill', 'glassworks-1'] };

test('[L-74, L-75, L-50] a leader goes under the board: its power is lost, and it is worth twice its cost as part of the wonder', () => {
  const match = leaderMatch({
    age: 3,
    hands: [['gardens']],
    cities: [{ ...TEMPLE, coins: 0, leaders: ['caesar', 'agrippina'] }],
  });
  expect(match.view(0).cities[0]).toMatchObject({ shields: 2, score: { leaders: 0, wonder: 0 } });
  turn(match, 'stage with gardens');
  expect(leaderTask(match, 0)).toBe('bury');
  expect(match.legalMoves(0)).toEqual(['bury caesar', 'bury agrippina', 'decline']);
  play(match, 0, 'bury caesar');
  expect(match.view(0).cities[0]).toMatchObject({ shields: 0, score: { leaders: 7, wonder: 10 } });
  expect(leadersIn(match, 0)).toMatchObject({ recruited: ['agrippina'], buried: [{ leader: 'caesar', points: 10 }] });
});

test('[L-74] by Day the third stage has the tomb', () => {
  const cards = ['quarry', 'glassworks-1', 'loom-1'];
  const match = leaderMatch({
    age: 3,
    hands: [['gardens']],
    cities: [{ board: 'abu-simbel', side: 'day', stages: 2, cards, leaders: ['sappho'] }],
  });
  turn(match, 'stage with gardens');
  play(match, 0, 'bury sappho');
  expect(match.view(0).cities[0].score).toMatchObject({ wonder: 3 + 5 + 2, leaders: 0 });
});

test('[L-75] coins and tokens of a buried leader stay', () => {
  const match = recruiting({
    age: 2,
    cities: [
      {
        board: 'abu-simbel',
        side: 'night',
        coins: 9,
        leaderHand: ['nitocris'],
        cards: ['clay-pool', 'loom-1', 'excavation'],
      },
    ],
  });
  turn(match, 'recruit nitocris');
  const stage = match.legalMoves(0).find((move) => move.startsWith('stage'));
  turn(match, stage ?? '');
  play(match, 0, 'bury nitocris');
  expect(match.view(0).cities[0].score).toMatchObject({ conflicts: 3, wonder: 4 });
});

test.each([
  [[], true],
  [['compulsoryBurial'], false],
])('[L-75] with the rulings %j the burial may be declined: %j', (rulings, open) => {
  const match = leaderMatch(
    { age: 3, hands: [['gardens']], cities: [{ ...TEMPLE, leaders: ['sappho'] }] },
    { rulings },
  );
  turn(match, 'stage with gardens');
  expect(match.legalMoves(0).includes('decline')).toBe(open);
  const none = leaderMatch({ age: 3, hands: [['gardens']], cities: [TEMPLE] }, { rulings });
  turn(none, 'stage with gardens');
  expect(leaderTask(none)).toBeNull();
});

test.each([
  ['maecenas', [], 10],
  ['maecenas', ['burialByCostPaid'], 0],
  ['nero', [], 10],
  ['nero', ['burialByCostPaid'], 8],
])('[L-74] next to Roma, with %s and the rulings %j, Caesar is worth %i', (leader, rulings, points) => {
  const city = { ...TEMPLE, side: 'night', coins: 5, leaders: [leader], leaderHand: ['caesar'] };
  const match = recruiting({ cities: [city, { board: 'roma', side: 'night' }] }, { rulings });
  turn(match, 'recruit caesar');
  turn(match, movesWith(match, 0, 'stage')[0]);
  play(match, 0, 'bury caesar');
  expect(leadersIn(match, 0).buried).toEqual([{ leader: 'caesar', points }]);
});

test('[L-74] a cost "Age" counts the Age of recruitment, not that of the burial', () => {
  const cards = ['loom-1', 'clay-pool', 'excavation'];
  const match = recruiting({
    age: 2,
    cities: [{ board: 'abu-simbel', side: 'night', coins: 9, leaderHand: ['phryne'], cards }],
  });
  turn(match, 'recruit phryne');
  for (let turns = 0; turns < 6; turns++) turn(match);
  expect(match.view(0)).toMatchObject({ age: 3, turn: 0 });
  turn(match, movesWith(match, 0, 'stage')[0]);
  play(match, 0, 'bury phryne');
  expect(leadersIn(match, 0).buried).toEqual([{ leader: 'phryne', points: 4 }]);
});
