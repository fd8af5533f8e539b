import { expect, it } from 'vitest';
import { likelyRange } from './likelyRange.ts';

it('the range is wide after a few games and narrow after many', () => {
  const [low, high] = likelyRange(5, 10);
  expect(low).toBeCloseTo(0.237, 2);
  expect(high).toBeCloseTo(0.763, 2);
  const [lowOfMany, highOfMany] = likelyRange(500, 1000);
  expect(highOfMany - lowOfMany).toBeLessThan(0.07);
});

it('the range stays between never and always', () => {
  expect(likelyRange(0, 0)).toEqual([0, 1]);
  expect(likelyRange(0, 5)[0]).toBe(0);
  expect(likelyRange(5, 5)[1]).toBe(1);
});
