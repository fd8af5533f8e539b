import { describe, expect, it } from 'vitest';
import type { CoursePoint, Decision } from './result.ts';
import { decidedBy, turningPointOf } from './summary.ts';

const WHEN = { age: 1, turn: 1 };

/** Chances over time, the winner's first. */
const courseOf = (...points: readonly (readonly number[])[]): CoursePoint[] =>
  points.map((chances, ply) => ({ ply, when: WHEN, chances }));

function decisionOf(seat: number, from: number, loss: number): Decision {
  const move = { move: '', chance: 0, visits: 0, line: [] };
  return {
    ply: from,
    from,
    seat,
    when: WHEN,
    choices: 4,
    chances: [],
    best: [move],
    played: move,
    loss,
    label: 'good',
    reasons: [],
    merits: [],
    followed: [],
    hindsight: null,
  };
}

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

describe('the turning point', () => {
  const course = courseOf([0.3, 0.4, 0.3], [0.7, 0.2, 0.1], [1, 0, 0]);

  it('is due to the decision of another one that lost most, not to one of the winner', () => {
    const decisions = [decisionOf(0, 0, 0.3), decisionOf(1, 0, 0.1), decisionOf(2, 0, 0.05)];
    expect(turningPointOf(course, decisions, [], 0, 1)).toMatchObject({ ply: 0, decision: 1, deal: null });
  });

  it('is due to no decision, where none of the others lost much', () => {
    const decisions = [decisionOf(0, 0, 0.3), decisionOf(1, 0, 0.01)];
    expect(turningPointOf(course, decisions, [], 0, 1)).toMatchObject({ ply: 0, decision: null, deal: null });
  });

  it('is due to what turned up, if that moved the chances more', () => {
    const deal = { ply: 0, when: WHEN, seat: 0, change: 0.2, reasons: [] };
    const found = (loss: number) => turningPointOf(course, [decisionOf(1, 0, loss)], [deal], 0, 1);
    expect(found(0.1)).toMatchObject({ decision: null, deal: 0 });
    expect(found(0.6)).toMatchObject({ decision: 0, deal: null });
  });
});
