import type { DailyBar } from '@pharos/protocol';
import { describe, expect, it } from 'vitest';
import { inOrder, placeOf, streakOf } from '../src/daily/dailyStandings.ts';
import { dailyScore } from '../src/shared/dailyScore.ts';
import { dayBefore } from '../src/shared/days.ts';

const bar = (result: DailyBar['result'], margin: number | null, tries = 1): DailyBar => ({ result, margin, tries });

describe('the order of tries', () => {
  it('victories come first, then the margin decides; what needed no points is at the ends', () => {
    const bars = [bar('lost', null), bar('won', 3), bar('lost', 0), bar('won', null), bar('drawn', 0), bar('won', 20)];
    expect(inOrder(bars).map(({ result, margin }) => [result, margin])).toEqual([
      ['won', null],
      ['won', 20],
      ['won', 3],
      ['drawn', 0],
      ['lost', 0],
      ['lost', null],
    ]);
  });
  it('equal tries share a place, and nobody counts as worse than themselves', () => {
    const bars = [bar('won', 5, 2), bar('won', 1, 3), bar('lost', -4, 4)];
    expect(placeOf(bar('won', 1), bars)).toEqual({ place: 3, of: 9, worse: 4 });
    expect(placeOf(bar('won', 5), bars)).toEqual({ place: 1, of: 9, worse: 7 });
  });
  it('days in a row end today, or yesterday as long as today is still to come', () => {
    const days = ['2030-01-01', '2029-12-31', '2029-12-29'];
    const streak = (today: string): number => streakOf(days, today, dayBefore);
    expect([streak('2030-01-01'), streak('2030-01-02'), streak('2030-01-03')]).toEqual([2, 2, 0]);
  });
});

describe('the score of a seat', () => {
  const game = { ending: 'points', ranking: [[2], [0, 1], [3]], totals: [50, 50, 61, 40] };
  it('a margin is that to the best of the others', () => {
    expect(dailyScore(game, 2, true)).toEqual({ result: 'won', points: 61, margin: 11 });
    expect(dailyScore(game, 0, true)).toEqual({ result: 'lost', points: 50, margin: -11 });
  });
  it('where points did not decide there is none, and what was called off is no result', () => {
    expect(dailyScore(game, 2, false)).toEqual({ result: 'won', points: 61, margin: null });
    expect(dailyScore({ ...game, ending: 'agreement' }, 2, false).result).toBe('none');
  });
});
