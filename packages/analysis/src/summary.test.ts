import { describe, expect, it } from 'vitest';
import { decidedBy } from './summary.ts';

describe('what decided a game', () => {
  const scores = [
    { total: 30, blue: 20, coins: 10 },
    { total: 40, blue: 25, coins: 15 },
  ];

  it('are the categories in which the winner was ahead, if points decided it', () => {
    const told = decidedBy({ ending: 'civilian', ranking: [[1], [0]], scores }, 'civilian', 1);
    expect(told.map(({ kind, n, what }) => [kind, n, what])).toEqual([
      ['ending', 1, 'civilian'],
      ['margin', 10, undefined],
      ['ahead', 5, 'blue'],
      ['ahead', 5, 'coins'],
    ]);
  });

  it('are no points, if the game ended otherwise', () => {
    const told = decidedBy({ ending: 'military', ranking: [[1], [0]], scores }, 'civilian', 1);
    expect(told).toEqual([{ kind: 'ending', n: 1, what: 'military', seat: 1 }]);
  });

  it('are the points of partners together', () => {
    const four = [...scores, { total: 9, blue: 9, coins: 0 }, { total: 9, blue: 0, coins: 9 }];
    const told = decidedBy(
      {
        ending: 'points',
        ranking: [
          [0, 1],
          [2, 3],
        ],
        scores: four,
      },
      'points',
      2,
    );
    expect(told.slice(1)).toEqual([
      { kind: 'margin', n: 52, seat: 2 },
      { kind: 'ahead', n: 36, what: 'blue', seat: 2 },
      { kind: 'ahead', n: 16, what: 'coins', seat: 2 },
    ]);
  });
});
