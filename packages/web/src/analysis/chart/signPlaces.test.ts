import { describe, expect, it } from 'vitest';
import { placeSigns, type Wish } from './signPlaces.ts';

const frame = { left: 0, right: 320, top: 0, bottom: 110 };
const wish = (x: number, y: number, weight = 0, isAbove = true): Wish => ({ x, y, weight, isAbove, size: 16 });
const apart = (one: { x: number; y: number }, other: { x: number; y: number }): boolean =>
  Math.abs(one.x - other.x) >= 16 || Math.abs(one.y - other.y) >= 16;

describe('signs in the picture of chances', () => {
  it('a sign alone stands beside its point, on the side it asks for', () => {
    expect(placeSigns([wish(100, 60)], frame, [])).toEqual([{ x: 100, y: 46, isAway: false }]);
    expect(placeSigns([wish(100, 60, 0, false)], frame, [])).toEqual([{ x: 100, y: 74, isAway: false }]);
  });

  it('twenty-five signs in a narrow picture do not cover each other', () => {
    const wishes = Array.from({ length: 25 }, (_, index) => wish(10 + index * 12, 50 + (index % 3) * 4, index % 4));
    const places = placeSigns(wishes, frame, []);
    for (const [index, place] of places.entries())
      for (const other of places.slice(index + 1)) expect(apart(place, other)).toBe(true);
  });

  it('the weightier of two stays at its point, the other one is led back to its own', () => {
    const [light, heavy] = placeSigns([wish(100, 60, 1), wish(104, 60, 2)], frame, []);
    expect(heavy).toEqual({ x: 104, y: 46, isAway: false });
    expect(apart(light, heavy)).toBe(true);
  });

  it('no sign covers what has to be read, nor leaves the picture', () => {
    const [place] = placeSigns([wish(30, 20)], frame, [{ left: 4, right: 70, top: 4, bottom: 22 }]);
    expect(place.y - 8).toBeGreaterThanOrEqual(22);
    const [edge] = placeSigns([wish(0, 2)], frame, []);
    expect(edge).toEqual({ x: 8, y: 8, isAway: false });
  });
});
