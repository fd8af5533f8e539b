import { describe, expect, it } from 'vitest';
import { labelOf, leastLoss } from './labels.ts';

const played = { loss: 0, margin: 0, isGreedy: true, choices: 5 };

describe('labels', () => {
  it.each([
    [0.019, 'best'],
    [0.02, 'good'],
    [0.05, 'slip'],
    [0.1, 'mistake'],
    [0.2, 'blunder'],
  ])('between two sides a loss of %d is called %s', (loss, label) => {
    expect(labelOf({ ...played, loss }, 2)).toBe(label);
  });

  it('with more sides less is lost by the same label', () => {
    const blunders = [2, 3, 4, 5, 6, 7].map((sides) => leastLoss('blunder', sides));
    expect(blunders).toEqual(blunders.toSorted((one, other) => other - one));
    expect(blunders[0]).toBeCloseTo(0.2);
    expect(blunders[5]).toBeCloseTo(0.08);
    expect(labelOf({ ...played, loss: 0.09 }, 7)).toBe('blunder');
  });

  it('a find is clearly best, hard to see, and one of at least three', () => {
    const find = { ...played, margin: 0.1, isGreedy: false };
    expect(labelOf(find, 2)).toBe('find');
    expect(labelOf({ ...find, isGreedy: true }, 2)).toBe('best');
    expect(labelOf({ ...find, margin: 0.05 }, 2)).toBe('best');
    expect(labelOf({ ...find, choices: 2 }, 2)).toBe('best');
    expect(labelOf({ ...find, loss: 0.001 }, 2)).toBe('best');
  });
});
