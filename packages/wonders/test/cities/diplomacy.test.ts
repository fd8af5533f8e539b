import { expect, test } from 'vitest';
import { ofType, type WondersMatch } from '../support.ts';
import { blackMatch, blackOf, play, turn } from './support.ts';

/** The end of an Age: who fights whom, with the tokens of both. */
function conflictsOf(match: WondersMatch, ...choices: (string | null)[]): unknown[] {
  const events = turn(match, ...choices);
  return ofType(events, 'conflictResolved').map(({ city, left, tokens }) => [city, left, tokens]);
}

const soldiers = { cards: ['stockade'] };

test('[C-31, C-32] a diplomat is left out, and the cities on both sides meet', () => {
  const match = blackMatch({ turn: 7, cities: [soldiers, { diplomacy: 1 }, {}, {}] });
  expect(conflictsOf(match)).toEqual([
    [0, 2, [1, -1]],
    [2, 3, [0, 0]],
    [3, 0, [-1, 1]],
  ]);
  expect(blackOf(match, 1).tokens).toEqual([]);
  expect(blackOf(match, 0).tokens).toEqual([1, 1]);
});

test('[C-31] the token is used even by who would win', () => {
  const match = blackMatch({ turn: 7, cities: [{ ...soldiers, diplomacy: 1 }, {}, {}, {}] });
  expect(conflictsOf(match)).toEqual([
    [1, 2, [0, 0]],
    [2, 3, [0, 0]],
    [3, 1, [0, 0]],
  ]);
  expect(blackOf(match, 0)).toMatchObject({ tokens: [], diplomacy: 0 });
});

test('[C-32, C-33] several diplomats in a row are left out; two who are left meet once', () => {
  const match = blackMatch({ turn: 7, cities: [soldiers, { diplomacy: 1 }, { diplomacy: 1 }, {}, {}] }, { players: 5 });
  expect(conflictsOf(match)).toEqual([
    [0, 3, [1, -1]],
    [3, 4, [0, 0]],
    [4, 0, [-1, 1]],
  ]);
  const two = blackMatch({ turn: 7, cities: [soldiers, { diplomacy: 1 }, {}, { diplomacy: 1 }] });
  expect(conflictsOf(two)).toEqual([[0, 2, [1, -1]]]);
  expect([blackOf(two, 0).tokens, blackOf(two, 2).tokens]).toEqual([[1], [-1]]);
});

test('[C-33] one who is left has nobody to fight', () => {
  const match = blackMatch({ turn: 7, cities: [soldiers, { diplomacy: 1 }, { diplomacy: 1 }, { diplomacy: 1 }] });
  expect(conflictsOf(match)).toEqual([]);
  expect(blackOf(match, 0).tokens).toEqual([]);
});

test.each([
  [[], 2],
  [['allDiplomacyUsed'], 0],
])('[C-34] with the rulings %j, of three tokens %i are left after an Age', (rulings, left) => {
  const match = blackMatch({ turn: 7, cities: [{ diplomacy: 3 }, soldiers] }, { rulings });
  const events = turn(match);
  expect(ofType(events, 'diplomacyUsed').map(({ city }) => city)).toEqual([0]);
  expect(blackOf(match, 0).diplomacy).toBe(left);
});

test('[C-34] a token that is used is gone in the next Age', () => {
  const match = blackMatch({ age: 2, turn: 7, cities: [{ diplomacy: 1 }, { cards: ['walls'] }] });
  turn(match);
  expect(blackOf(match, 0)).toMatchObject({ diplomacy: 0, tokens: [] });
  for (let turns = 0; turns < 7; turns++) turn(match);
  expect(blackOf(match, 0).tokens).toContain(-1);
});

test('[C-35] diplomacy changes neither trade nor what guilds count', () => {
  const match = blackMatch({
    age: 3,
    hands: [['gardens']],
    cities: [
      { board: 'rhodos', side: 'day', coins: 9, cards: ['workers-guild', 'brickyard'] },
      { board: 'babylon', side: 'day', diplomacy: 1, cards: ['lumber-yard'] },
      { board: 'gizah', side: 'day', cards: ['stone-pit', 'clay-pool'] },
      { board: 'ephesos', side: 'day', diplomacy: 1 },
    ],
  });
  expect(match.legalMoves(0)).toContain('build gardens paying 2 left 0 right');
  expect(match.view(0).cities[0].score.guilds).toBe(1);
  expect(match.view(0).cities[0].left).toBe(1);
});

test('[C-36] a token of the last turn works in the conflicts of the same Age', () => {
  const match = blackMatch({
    turn: 7,
    hands: [['residence']],
    cities: [{ board: 'olympia', side: 'day', stages: 2 }, soldiers],
  });
  expect(conflictsOf(match, 'build residence')).not.toContainEqual(expect.arrayContaining([0]));
  expect(blackOf(match, 0)).toMatchObject({ tokens: [], diplomacy: 0 });
});

const TEAMS = { teams: true };

test('[C-77] partners do not fight; the conflict with the other team gives two tokens', () => {
  const match = blackMatch({ turn: 7, cities: [{ cards: ['stockade'] }, {}, {}, {}] }, TEAMS);
  expect(conflictsOf(match)).toEqual([
    [1, 2, [0, 0]],
    [3, 0, [-2, 2]],
  ]);
  expect([blackOf(match, 0).tokens, blackOf(match, 3).tokens]).toEqual([
    [1, 1],
    [-1, -1],
  ]);
});

test('[C-78] in teams a diplomat is not left out: one token a side in place of two', () => {
  for (const cities of [
    [{ ...soldiers, diplomacy: 1 }, {}, {}, {}],
    [soldiers, {}, {}, { diplomacy: 1 }],
    [{ ...soldiers, diplomacy: 1 }, {}, {}, { diplomacy: 1 }],
  ]) {
    const match = blackMatch({ turn: 7, cities }, TEAMS);
    expect(conflictsOf(match)).toContainEqual([3, 0, [-1, 1]]);
    expect(blackOf(match, 0)).toMatchObject({ tokens: [1], diplomacy: 0 });
  }
  // A diplomat elsewhere changes nothing here.
  const match = blackMatch({ turn: 7, cities: [soldiers, { diplomacy: 1 }, {}, {}] }, TEAMS);
  expect(conflictsOf(match)).toContainEqual([3, 0, [-2, 2]]);
});

test('[C-75, C-76] partners side by side see their hands, trade as neighbours, and have no move that gives anything away', () => {
  const match = blackMatch(
    {
      age: 2,
      hands: [['aqueduct'], ['statue']],
      cities: [
        { board: 'alexandria', side: 'day', coins: 20 },
        { board: 'ephesos', side: 'day', cards: ['quarry', 'stone-pit'] },
      ],
    },
    TEAMS,
  );
  expect(match.view(0).partner).toMatchObject({ seat: 1 });
  expect(match.view(0).partner?.hand.map(({ card }) => card)).toContain('statue');
  expect(match.view(2).partner?.hand.map(({ card }) => card)).not.toContain('statue');
  for (const move of match.legalMoves(0)) expect(move).toMatch(/^(build|stage|discard) /);
  play(match, 0, 'build aqueduct paying 6 left 0 right');
  for (const seat of [1, 2, 3]) play(match, seat, match.legalMoves(seat).at(-1) ?? '');
  expect(match.view(0).cities[1].coins).toBe(3 + 3 + 6);
});

test('[C-79] the points of partners are added, and coins of both decide a tie', () => {
  const city = { coins: 0, debt: 0 };
  const match = blackMatch(
    {
      age: 3,
      turn: 7,
      cities: [
        { ...city, board: 'gizah', side: 'day', cards: ['city-gates'], debt: 1 },
        { ...city, board: 'rhodos', side: 'day', coins: 2 },
        { ...city, board: 'ephesos', side: 'day', debt: 5 },
        { ...city, board: 'babylon', side: 'day', cards: ['capitol'], coins: 1 },
      ],
    },
    TEAMS,
  );
  turn(match);
  // 4 − 1 points and 2 coins more against 8 − 5 and one coin more.
  const totals = match.view(0).cities.map(({ score }) => score.total);
  expect(totals[0] + totals[1]).toBe(totals[2] + totals[3]);
  expect(match.outcome()?.ranking).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
