import { describe, expect, it } from 'vitest';
import { clueless, nim, pile } from '../../test/nim.ts';
import { EndingSearch } from './ending.ts';

const endings = new EndingSearch({ rules: nim, guide: clueless });
const ENOUGH = 100_000;

describe('the search for a forced victory', () => {
  it.each([1, 2, 4, 5, 7, 8, 16, 17])('with %i matches it takes what leaves a multiple of three', (left) => {
    expect(endings.find(pile(left), 0, ENOUGH)).toEqual({ move: left % 3 });
  });

  it.each([3, 6, 9, 15])('with %i matches there is none', (left) => {
    expect(endings.find(pile(left, 1), 1, ENOUGH)).toBe('none');
  });

  it('it does not say that there is none before it has looked at everything', () => {
    expect(endings.find(pile(15), 0, 20)).toBe('unknown');
  });

  it('it leaves the position as it is', () => {
    const s = pile(7);
    endings.find(s, 0, ENOUGH);
    expect(s).toEqual(pile(7));
  });
});
