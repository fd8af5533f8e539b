import { expect, test } from 'vitest';
import { commitment, drawSeating, fastRng, isSeed, randomSeed, rngFromSeed, shuffle } from '../src/index.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

test('a seed always gives the same numbers', () => {
  for (const seed of [SECRET, '7', '7.12']) {
    const draw = (): number[] => {
      const rng = rngFromSeed(seed);
      return Array.from({ length: 700 }, () => rng(1000));
    };
    expect(draw()).toEqual(draw());
  }
});

test('the deal of a secret seed never changes', () => {
  const rng = rngFromSeed(SECRET);
  expect(shuffle([...Array(12).keys()], rng)).toEqual([4, 10, 1, 6, 7, 8, 11, 3, 2, 9, 0, 5]);
});

test('neighbouring seeds give unrelated numbers', () => {
  const decks = Array.from({ length: 500 }, (_, game) => shuffle([...Array(20).keys()], fastRng(7, game)).join());
  expect(new Set(decks).size).toBe(500);
});

test.each([
  ['secret', SECRET],
  ['numbered', '5.1'],
])('a %s seed draws evenly', (_, seed) => {
  const rng = rngFromSeed(seed);
  for (const below of [2, 3, 7, 20]) {
    const counts = Array.from({ length: below }, () => 0);
    const draws = 6000 * below;
    for (let i = 0; i < draws; i++) counts[rng(below)]++;
    // Chi-squared: beyond this a fair generator is found once in a million runs; the seed is fixed, so it is not flaky.
    const chi = counts.reduce((sum, count) => sum + (count - 6000) ** 2 / 6000, 0);
    expect(chi).toBeLessThan(below + 10 * Math.sqrt(2 * below));
  }
});

test('what is a seed and what is not', () => {
  for (const seed of [SECRET, '0', '7', '7.0', '4294967295.9']) expect(isSeed(seed)).toBe(true);
  for (const text of ['', 'x', '7.', '-1', SECRET.slice(1), SECRET.toUpperCase(), `${SECRET} `, '12345678901']) {
    expect(isSeed(text)).toBe(false);
  }
  expect(() => rngFromSeed('no seed')).toThrow(TypeError);
});

test('the commitment hides the seed and proves it', () => {
  const seed = randomSeed();
  expect(isSeed(seed)).toBe(true);
  expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment(seed)).not.toBe(seed);
  // SHA-256 of 32 zero bytes, so that anybody can check a deal with standard tools.
  expect(commitment('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test('seats are drawn: everybody gets everywhere', () => {
  const orders = Array.from({ length: 100 }, (_, game) => drawSeating(['a', 'b', 'c'], fastRng(1, game)).join(''));
  expect(new Set(orders).size).toBe(6);
});
