import type { WondersEvent } from '@pharos/wonders';
import { expect, it } from 'vitest';
import { arrow, placeOf } from './ring.ts';
import { regatta } from './regatta.ts';

const naval: WondersEvent = {
  type: 'navalConflictResolved',
  age: 2,
  strengths: [3, 5, null, 3, 0],
  tokens: [3, 5, 0, 3, -2],
};

it('fleets stand from the strongest to the weakest; equal ones share a place, who stays out has none', () => {
  const lanes = regatta([naval], 3);
  expect(lanes.map(({ city, place, isTied }) => [city, place, isTied])).toEqual([
    [1, 1, false],
    [3, 2, true],
    [0, 2, true],
    [4, 4, false],
    [2, null, false],
  ]);
  expect(lanes.map(({ token }) => token)).toEqual([5, 3, 3, -2, 0]);
});

it('the table is a ring: I sit at the bottom, my left neighbour to the left', () => {
  expect(placeOf(0, 4)).toEqual({ x: 50, y: 90 });
  expect(placeOf(1, 4).x).toBeCloseTo(10);
  expect(arrow(placeOf(0, 4), placeOf(2, 4))).toMatch(/^M[\d.]+ [\d.]+Q[\d.]+ [\d.]+ [\d.]+ [\d.]+$/);
});
