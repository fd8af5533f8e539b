import { expect, it } from 'vitest';
import { graphOf } from './ratingGraph.ts';

const point = (at: number, points: number, provisional: boolean) => ({
  at,
  points,
  doubt: provisional ? 200 : 50,
  provisional,
});
const rating = {
  class: 'duel:2',
  history: [point(1, 1500, true), point(2, 1560, true), point(3, 1600, false), point(4, 1580, false)],
  bots: [
    { level: 'random', points: 417 },
    { level: 'adept', points: 1500 },
    { level: 'expert', points: 1505 },
  ],
};

it('the picture of a rating has all of its doubt in it, the provisional part apart, and only bots that are near', () => {
  const graph = graphOf(rating, 600);
  const ys = [...graph.band.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(12);
  expect(Math.max(...ys)).toBeLessThanOrEqual(graph.height - 22);
  expect(graph.provisional.split('L').length).toBe(3);
  expect(graph.settled.split('L').length).toBe(2);
  expect(graph.settled.startsWith('M')).toBe(true);
  expect(graph.bots.map(({ level }) => level).sort()).toEqual(['adept', 'expert']);
  const labels = graph.bots.map(({ labelY }) => labelY);
  expect(Math.abs(labels[0] - labels[1])).toBeGreaterThanOrEqual(15);
});

it('a single game is a picture, too', () => {
  const graph = graphOf({ ...rating, history: [point(1, 1500, true)] }, 300);
  expect(graph.last.x).toBe(graph.right);
  expect(graph.settled).toBe('');
  expect(graph.dates).toHaveLength(1);
});
