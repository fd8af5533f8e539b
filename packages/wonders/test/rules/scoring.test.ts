import { expect, test } from 'vitest';
import { sciencePoints, wonders } from '../../src/index.ts';
import { eachPly } from '../support.ts';

test.each([
  [[3, 1, 2], 0, 21],
  [[3, 2, 2], 0, 31],
  [[3, 1, 2], 1, 31],
  [[3, 1, 2], 2, 38],
  [[0, 0, 0], 1, 1],
  [[2, 1, 0], 1, 13],
  [[4, 0, 0], 2, 36],
  [[1, 0, 0], 2, 10],
  [[0, 0, 0], 3, 10],
])('[W-75, W-76, W-77] symbols %j with %i free ones are %i points', (symbols, free, points) => {
  expect(sciencePoints(symbols, free)).toBe(points);
});

test('[W-75] equal symbols score their square', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) expect(sciencePoints([0, count, 0], 0)).toBe(count * count);
});

test('[W-70, W-80] the ranking follows points, then coins, and equal ones share a place', () => {
  let shared = 0;
  eachPly(
    60,
    ({ after }) => {
      const outcome = wonders.outcome(after);
      if (outcome === null) return;
      const { cities } = wonders.view(after, -1);
      const keys = outcome.ranking.map((group) =>
        group.map((seat) => outcome.scores[seat].total * 1000 + cities[seat].coins),
      );
      for (const group of keys) {
        expect(new Set(group).size).toBe(1);
        if (group.length > 1) shared++;
      }
      const flat = keys.map(([first]) => first);
      expect(flat).toEqual([...new Set(flat)].sort((a, b) => b - a));
      expect(cities.slice(0, 7).map((city) => city.score)).toEqual(outcome.scores);
    },
    { options: { edition: 1, players: 7 }, series: 8 },
  );
  expect(shared).toBeGreaterThan(0);
});
