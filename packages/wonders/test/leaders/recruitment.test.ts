import { expect, test } from 'vitest';
import { wonders } from '../../src/index.ts';
import { ofType } from '../support.ts';
import {
  coins,
  debts,
  demands,
  leadersIn,
  leaderTask,
  movesWith,
  payAll,
  play,
  recruiting,
  leaderMatch,
  turn,
  WITH_CITIES,
} from './support.ts';

test('[L-21, L-22, L-24] each recruits, sells or builds with one leader; nobody sits out', () => {
  const match = recruiting({
    cities: [
      { board: 'gizah', side: 'day', leaderHand: ['croesus', 'hannibal', 'sappho', 'midas'], coins: 6, cards: [] },
      { leaderHand: ['solomon', 'nero', 'plato', 'caesar'], coins: 2 },
    ],
  });
  expect(match.view(0).decision?.acting).toEqual([0, 1, 2, 3]);
  for (const move of match.legalMoves(0)) expect(move).toMatch(/^(recruit|sell|stage)/);
  expect(match.legalMoves(0)).not.toContain('decline');
  // Two coins: neither Solomon nor Plato nor Caesar.
  expect(movesWith(match, 1, 'recruit')).toEqual(['recruit nero']);
  expect(movesWith(match, 1, 'sell')).toHaveLength(4);
  turn(match, 'recruit hannibal', 'sell plato');
  expect(coins(match).slice(0, 2)).toEqual([4, 5]);
  expect(leadersIn(match, 0)).toMatchObject({ recruited: ['hannibal'], handCount: 3 });
  expect(leadersIn(match, 1)).toMatchObject({ recruited: [], handCount: 3 });
  expect(match.view(0).cities[0].shields).toBe(1);
});

test('[L-21] who has no leader left is not asked, and all goes on without that seat', () => {
  const match = recruiting({ cities: [{ leaders: ['nero', 'midas', 'plato'], coins: 4 }, { leaderHand: ['sappho'] }] });
  expect(match.view(0).decision?.acting).toEqual([1, 2, 3]);
  expect(match.legalMoves(0)).toEqual([]);
  play(match, 1, 'recruit sappho');
  for (const seat of [2, 3]) play(match, seat, movesWith(match, seat, 'sell')[0]);
  expect(match.view(0)).toMatchObject({ turn: 1, decision: { kind: 'turn', acting: [0, 1, 2, 3] } });
  expect(leaderTask(match, 0)).toBeNull();
  expect(coins(match)[0]).toBe(4);
});

test('[L-22, L-35] the hand of leaders tells what each costs, and what is missing for it', () => {
  const options = (city: object): unknown[] =>
    (recruiting({ cities: [city] }).view(0).hand ?? []).map(({ card, build }) => [
      card,
      build.obstacle,
      ...build.options,
    ]);
  expect(options({ coins: 3, leaderHand: ['midas', 'caesar'] })).toMatchObject([
    ['caesar', 'tooExpensive', { bank: 5, total: 5, affordable: false, missing: 2, free: null, move: null }],
    ['midas', null, { bank: 3, total: 3, affordable: true, free: null, move: 'recruit midas' }],
  ]);
  expect(options({ coins: 0, leaders: ['maecenas'], leaderHand: ['caesar'] })).toMatchObject([
    ['caesar', null, { bank: 0, total: 0, affordable: true, free: 'noCost', move: 'recruit caesar' }],
  ]);
});

test.each([1, 2, 3])('[L-22] a cost "Age" is %i in Age %i', (age) => {
  const city = { leaderHand: ['cynisca'], coins: age };
  const match = recruiting({ age, cities: [city] });
  turn(match, 'recruit cynisca');
  expect(coins(match)[0]).toBe(0);
  const poor = recruiting({ age, cities: [{ ...city, coins: age - 1 }] });
  expect(movesWith(poor, 0, 'recruit cynisca')).toEqual([]);
});

test('[L-23, L-32] a stage is built with a leader, with purchases as usual, and works at once; the leader does nothing', () => {
  const match = recruiting({
    cities: [
      { board: 'rhodos', side: 'day', stages: 0, coins: 6, leaderHand: ['hannibal'] },
      { board: 'babylon', side: 'day', cards: ['lumber-yard'], coins: 6 },
    ],
  });
  const events = turn(match, 'stage with hannibal paying 4 left 0 right');
  expect(ofType(events, 'stageBuilt')).toMatchObject([{ city: 0, stage: 1 }]);
  expect(coins(match).slice(0, 2)).toEqual([2, 6 + 4 + 3]);
  expect(match.view(0).cities[0]).toMatchObject({ stagesBuilt: 1, shields: 0, score: { wonder: 3, leaders: 0 } });
  expect(leadersIn(match, 0).recruited).toEqual([]);
});

test('[L-23, L-24, L-26] others see neither which leader went under a board nor which was sold', () => {
  const match = recruiting({
    cities: [
      {
        board: 'babylon',
        side: 'day',
        stages: 0,
        coins: 6,
        leaderHand: ['hannibal'],
        cards: ['clay-pool', 'brickyard'],
      },
      { leaderHand: ['nero'] },
      {},
      { leaderHand: ['midas'], coins: 6 },
    ],
  });
  const events = turn(match, 'stage with hannibal', 'sell nero', null, 'recruit midas');
  const told = JSON.stringify(events.map((event) => wonders.redact(event, 2)));
  expect(told).not.toContain('hannibal');
  expect(told).not.toContain('"nero"');
  // Who is recruited is seen when all choices are.
  const [revealed] = ofType(
    events.flatMap((event) => wonders.redact(event, 2) ?? []),
    'choicesRevealed',
  );
  expect(revealed.choices.map(({ action, card }) => [action, card])).toEqual([
    ['stage', null],
    ['sell', null],
    ['sell', expect.any(String)],
    ['recruit', 'midas'],
  ]);
  expect(JSON.stringify(match.view(2))).not.toContain('hannibal');
  expect(JSON.stringify(events.map((event) => wonders.redact(event, 1)))).toContain('nero');
});

test('[L-24] a sold leader is not in the discard pile', () => {
  const match = recruiting({ discard: ['altar'], cities: [{ leaderHand: ['solomon'] }, { leaderHand: ['nero'] }] });
  turn(match, 'recruit solomon', 'sell nero');
  expect(match.legalMoves(0)).toEqual(['revive altar', 'decline']);
  expect(match.view(0).discardCount).toBe(1);
});

test('[L-25] what comes in during recruitment cannot be spent in it', () => {
  const match = recruiting({
    cities: [
      { board: 'rhodos', side: 'day', coins: 2, leaderHand: ['croesus', 'phidias', 'caesar', 'ramses'] },
      { board: 'gizah', side: 'day' },
    ],
  });
  // Six coins would come with Croesus, and three for a sale: there are two.
  expect(movesWith(match, 0, 'recruit')).toEqual(['recruit croesus']);
  turn(match, 'recruit croesus');
  expect(coins(match)[0]).toBe(2 - 1 + 6);
});

test('[L-27, C-26, C-84] payments, effects, builds from the pile, and losses in the end', () => {
  const match = recruiting(
    {
      age: 2,
      discard: ['tavern', 'altar'],
      cities: [
        { coins: 6, leaderHand: ['arsinoe'] },
        { coins: 3, leaderHand: ['solomon'] },
        { coins: 6, leaderHand: ['croesus'] },
      ],
    },
    WITH_CITIES,
  );
  turn(match, 'recruit arsinoe', 'recruit solomon', 'recruit croesus');
  expect(coins(match).slice(0, 3)).toEqual([6 - 2 + 4, 0, 6 - 1 + 6]);
  expect(match.view(1).decision).toMatchObject({ kind: 'revive', acting: [1] });
  play(match, 1, 'revive tavern');
  // The five coins of the Tavern are there when the loss is settled.
  expect(demands(match)).toEqual([0, 2, 2, 2]);
  payAll(match);
  expect(coins(match).slice(0, 3)).toEqual([8, 3, 9]);
  expect(leaderTask(match, 0)).toBeNull();
  expect(match.view(0).turn).toBe(1);
});

test('[C-26, L-56, L-80] Octavia, with a stage built in recruitment: others lose one at its end', () => {
  const match = recruiting(
    {
      cities: [
        {
          board: 'babylon',
          side: 'day',
          stages: 0,
          coins: 6,
          leaders: ['octavia'],
          leaderHand: ['hannibal'],
          cards: ['clay-pool', 'brickyard'],
        },
        { coins: 6 },
        { coins: 6 },
        { coins: 6 },
      ],
    },
    WITH_CITIES,
  );
  turn(match, 'stage with hannibal');
  expect(coins(match)[0]).toBe(6 + 2);
  expect(demands(match)).toEqual([0, 1, 1, 1]);
  for (const seat of [1, 2, 3]) play(match, seat, 'debt 1');
  expect(debts(match)).toEqual([0, 1, 1, 1]);
  expect(match.view(0).turn).toBe(1);
});

test('[L-30] a leader works from now on: what was built before brings nothing', () => {
  const match = recruiting({ cities: [{ coins: 6, leaderHand: ['xenophon'], cards: ['tavern'] }] });
  turn(match, 'recruit xenophon');
  expect(coins(match)[0]).toBe(4);
  // What counts at the end counts what was built before as well.
  const varro = recruiting({ cities: [{ coins: 6, leaderHand: ['varro'], cards: ['tavern'] }] });
  turn(varro, 'recruit varro');
  expect(varro.view(0).cities[0].score.leaders).toBe(1);
});

test('[L-31, L-1] a leader is no card of any colour', () => {
  const match = leaderMatch({ age: 3, cities: [{ cards: ['philosophers-guild'] }, { leaders: ['euclid', 'sappho'] }] });
  expect(Object.values(match.view(1).cities[1].colours).every((count) => count === 0)).toBe(true);
  expect(match.view(0).cities[0].score.guilds).toBe(0);
  expect(match.view(1).cities[1].cards).toEqual([]);
});

test('[L-40, L-41] Solomon builds from the pile for nothing, after Halicarnassus; an empty pile gives nothing', () => {
  const match = recruiting({
    discard: ['baths', 'altar'],
    cities: [
      { coins: 3, leaderHand: ['solomon'] },
      { board: 'halikarnassos', side: 'night', stages: 0, coins: 6, leaderHand: ['nero'], cards: ['brickyard'] },
    ],
  });
  turn(match, 'recruit solomon', 'stage with nero');
  expect(match.view(1).decision).toMatchObject({ kind: 'revive', acting: [1] });
  play(match, 1, 'revive altar');
  expect(match.view(0).decision).toMatchObject({ kind: 'revive', acting: [0], discard: ['baths'] });
  // Nobody else sees the pile.
  expect(match.view(1).decision?.discard).toBeNull();
  play(match, 0, 'revive baths');
  expect(coins(match)[0]).toBe(0);
  expect(match.view(0).cities[0].cards).toEqual(['baths']);
  const empty = recruiting({ cities: [{ leaderHand: ['solomon'] }] });
  turn(empty, 'recruit solomon');
  expect(empty.view(0)).toMatchObject({ turn: 1, decision: { kind: 'turn' } });
  expect(leaderTask(empty)).toBeNull();
});

test('[C-56, L-40] Solomon by Roma comes after Halicarnassus and before Forging Agency', () => {
  const match = leaderMatch(
    {
      age: 2,
      discard: ['baths', 'altar', 'theater'],
      hands: [['forging-agency'], ['statue'], ['walls']],
      cities: [
        { board: 'olympia', side: 'day', stages: 2 },
        {
          board: 'roma',
          side: 'night',
          stages: 1,
          coins: 9,
          leaderHand: ['solomon'],
          cards: ['stone-pit', 'clay-pool', 'glassworks-1'],
        },
        { board: 'halikarnassos', side: 'night', stages: 0, cards: ['brickyard'] },
      ],
    },
    WITH_CITIES,
  );
  turn(match, 'build forging-agency', 'stage with statue', 'stage with walls');
  expect(leaderTask(match, 1)).toBe('recruitMore');
  play(match, 1, 'recruit solomon');
  expect(match.view(0).decision?.acting).toEqual([2]);
  play(match, 2, 'revive altar');
  expect(match.view(0).decision?.acting).toEqual([1]);
  play(match, 1, 'revive theater');
  expect(match.view(0).decision).toMatchObject({ acting: [0], kind: 'revive' });
});

test('[L-35] Maecenas makes later leaders free, not himself', () => {
  const match = recruiting({ cities: [{ coins: 1, leaderHand: ['maecenas', 'caesar', 'ramses', 'euclid'] }] });
  expect(movesWith(match, 0, 'recruit')).toEqual(['recruit maecenas']);
  turn(match, 'recruit maecenas');
  expect(coins(match)[0]).toBe(0);
  const later = recruiting({ age: 2, cities: [{ coins: 0, leaders: ['maecenas'], leaderHand: ['caesar'] }] });
  turn(later, 'recruit caesar');
  expect(later.view(0).cities[0].shields).toBe(2);
  expect(leadersIn(later, 0).discount).toBeNull();
});

test('[L-35, L-70] Roma: free by Day; by Night 2 less for the owner and 1 for each neighbour, not below 0', () => {
  const day = recruiting({ cities: [{ board: 'roma', side: 'day', coins: 0, leaderHand: ['caesar'] }] });
  turn(day, 'recruit caesar');
  expect(coins(day)[0]).toBe(0);
  const night = recruiting({
    cities: [
      { board: 'roma', side: 'night', coins: 6, leaderHand: ['caesar'] },
      { coins: 6, leaderHand: ['sappho'] },
      { coins: 6, leaderHand: ['euclid'] },
      { coins: 6, leaderHand: ['ramses'] },
    ],
  });
  expect([0, 1, 2, 3].map((city) => leadersIn(night, city).discount)).toEqual([2, 1, 0, 1]);
  turn(night, 'recruit caesar', 'recruit sappho', 'recruit euclid', 'recruit ramses');
  expect(coins(night)).toEqual([6 - 3, 6, 6 - 5, 6 - 4]);
  const cheap = recruiting({ cities: [{ board: 'roma', side: 'night', coins: 0, leaderHand: ['sappho'] }] });
  turn(cheap, 'recruit sappho');
  expect(coins(cheap)[0]).toBe(0);
});

test('[L-27] what is allowed once a turn is allowed once in recruitment, and again in the first turn', () => {
  const hands = [['tavern']];
  const match = recruiting({ age: 1, hands, cities: [{ coins: 0, leaders: ['berenice'], leaderHand: ['nero'] }] });
  turn(match, 'sell nero');
  expect(coins(match)[0]).toBe(3 + 1);
  turn(match, 'build tavern');
  expect(coins(match)[0]).toBe(4 + 5 + 1);
});

test('[L-23, L-45] Hatshepsut brings a coin for what is bought in recruitment', () => {
  const match = recruiting({
    cities: [
      { board: 'rhodos', side: 'day', coins: 4, leaders: ['hatshepsut'], leaderHand: ['nero'] },
      { board: 'babylon', side: 'day', cards: ['lumber-yard'], coins: 0 },
    ],
  });
  turn(match, 'stage with nero paying 4 left 0 right');
  expect(coins(match)[0]).toBe(1);
});

test('[L-30, L-72] a leader who comes by Roma in the last turn of an Age works in its conflicts', () => {
  const cards = ['stone-pit', 'clay-pool', 'glassworks-1'];
  const roma = { board: 'roma', side: 'night', stages: 1, coins: 3, cards, leaderHand: ['caesar'] };
  const match = leaderMatch({ age: 2, turn: 6, hands: [['walls']], cities: [roma] });
  turn(match, 'stage with walls');
  play(match, 0, 'recruit caesar');
  expect(match.view(0).cities[0].conflicts[1]).toEqual({ age: 2, left: 3, right: 3 });
});
