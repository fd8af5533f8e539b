import { describe, expect, it } from 'vitest';
import { isFound } from './search.ts';

describe('a search in the help', () => {
  it('finds everything while nothing is looked for', () => {
    expect(isFound('', ['Baths'])).toBe(true);
    expect(isFound('  ', ['Baths'])).toBe(true);
  });

  it('does not mind capitals and accents', () => {
    expect(isFound('lazn', ['Łaźnie'])).toBe(true);
    expect(isFound('KORMANYOS', ['Kormányosiskola'])).toBe(true);
  });

  it('wants every word, wherever it stands', () => {
    expect(isFound('stone blue', ['Baths', 'blue', '1 stone'])).toBe(true);
    expect(isFound('stone red', ['Baths', 'blue', '1 stone'])).toBe(false);
  });
});
