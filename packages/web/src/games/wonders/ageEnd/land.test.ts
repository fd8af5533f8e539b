import type { WondersEvent } from '@pharos/wonders';
import { expect, it } from 'vitest';
import { landResults } from './land.ts';

const cities = [0, 1, 2, 3].map((city) => ({ city, shields: city, score: { conflicts: 1 } }));
type View = Parameters<typeof landResults>[1];

const fight = (city: number, left: number, tokens: readonly [number, number]): WondersEvent => ({
  type: 'conflictResolved',
  age: 2,
  city,
  left,
  shields: [city, left],
  tokens,
  totals: [1 + tokens[0], 1 + tokens[1]],
});

it('a city meets its left neighbour in its own conflict and its right one in theirs', () => {
  const [, one] = landResults([fight(0, 1, [-1, 3]), fight(1, 2, [-1, 3])], { cities } as unknown as View);
  expect(one).toEqual({
    city: 1,
    shields: 1,
    left: { opponent: 2, shields: 2, token: -1 },
    right: { opponent: 0, shields: 0, token: 3 },
    before: 1,
    after: 0,
  });
});

it('partners meet nobody on one side', () => {
  const [zero, one] = landResults([fight(3, 0, [6, -2])], { cities } as unknown as View);
  expect([zero.left, zero.right?.opponent, zero.after]).toEqual([null, 3, -1]);
  expect([one.left, one.right, one.after]).toEqual([null, null, 1]);
});
