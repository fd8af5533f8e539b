import { describe, expect, it } from 'vitest';
import { toAdvice } from './adviser.ts';

describe('advice', () => {
  const candidates = [
    { move: 21, visits: 40, chance: 0.6 },
    { move: 10, visits: 30, chance: 0.5 },
    { move: 11, visits: 25, chance: 0.4 },
    { move: 30, visits: 5, chance: 0.1 },
    { move: 12, visits: 0, chance: 0 },
  ];

  it('names each deed once, by the way to do it that was looked at most', () => {
    const advice = toAdvice(candidates, (move) => Math.floor(move / 10));
    expect(advice.map(({ move }) => move)).toEqual([10, 21, 30]);
    expect(advice.map(({ chance }) => chance)).toEqual([0.5, 0.6, 0.1]);
    expect(advice.map(({ share }) => share)).toEqual([0.55, 0.4, 0.05]);
  });

  it('leaves out what was never looked at', () => {
    expect(toAdvice(candidates, (move) => move).map(({ move }) => move)).toEqual([21, 10, 11, 30]);
  });
});
