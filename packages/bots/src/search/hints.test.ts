import { describe, expect, it } from 'vitest';
import { byWorth, toSuggestions } from './hints.ts';
import { fact, tellingFacts } from './reasons.ts';

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

  it('suggestions are in the order of their chances, without those hardly looked at that only seem better', () => {
    const known = [
      [1, 0.5, 0.5],
      [2, 0.3, 0.6],
      [3, 0.01, 0.9],
      [4, 0.01, 0.2],
    ].map(([move, share, chance]) => ({ move, share, chance }));
    expect(byWorth(known, 3).map(({ move }) => move)).toEqual([2, 1, 4]);
  });
});

describe('the facts that make the difference', () => {
  const points = (n: number): ReturnType<typeof fact> => fact('points', n, 1, { what: 'blue' });

  it('the facts that make the difference are those in which a move is better than the others, the greatest first', () => {
    const facts = [...points(5), ...fact('coins', 4, 0.5), ...fact('pawn', 1, 1)];
    const others = [points(4), [...points(5), ...fact('coins', 1, 0.5)]];
    expect(tellingFacts(facts, others, 4).map(({ kind, n }) => [kind, n])).toEqual([
      ['coins', 4],
      ['pawn', 1],
      ['points', 5],
    ]);
    expect(tellingFacts(facts, others, 1)).toEqual([{ kind: 'coins', n: 4 }]);
  });

  it('the facts that make the difference leave out what holds for the others just as well, unless there is nothing else', () => {
    expect(tellingFacts([...points(5), ...fact('pawn', 2, 1)], [points(5)], 4)).toEqual([{ kind: 'pawn', n: 2 }]);
    expect(tellingFacts(points(5), [points(5)], 4)).toEqual([{ kind: 'points', n: 5, what: 'blue' }]);
    expect(fact('coins', 0, 1)).toEqual([]);
  });
});
