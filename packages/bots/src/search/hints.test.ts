import { describe, expect, it } from 'vitest';
import { toSuggestions } from './hints.ts';

describe('suggestions of a search', () => {
  const candidates = [
    { move: 21, visits: 40, chance: 0.6 },
    { move: 10, visits: 30, chance: 0.5 },
    { move: 11, visits: 25, chance: 0.4 },
    { move: 30, visits: 5, chance: 0.1 },
    { move: 12, visits: 0, chance: 0 },
  ];

  it('suggestions name moves that do the same once, by the one with the most visits', () => {
    const suggestions = toSuggestions(candidates, (move) => Math.floor(move / 10));
    expect(suggestions.map(({ move }) => move)).toEqual([10, 21, 30]);
    expect(suggestions.map(({ chance }) => chance)).toEqual([0.5, 0.6, 0.1]);
    expect(suggestions.map(({ share }) => share)).toEqual([0.55, 0.4, 0.05]);
  });

  it('suggestions leave out moves without visits', () => {
    expect(toSuggestions(candidates, (move) => move).map(({ move }) => move)).toEqual([21, 10, 11, 30]);
  });
});
