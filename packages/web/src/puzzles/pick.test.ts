import type { Puzzle } from '@pharos/analysis/puzzles';
import { expect, it } from 'vitest';
import { ofChoice, pickNext } from './pick.ts';

const puzzle = (id: string, ...themes: Puzzle['themes']): Puzzle => ({ id, themes }) as Puzzle;
const LIST = [puzzle('a', 'deny'), puzzle('b', 'chain'), puzzle('c', 'deny', 'tempo')];
const WORTH = {
  own: 1700,
  puzzles: new Map([
    ['a', 1400],
    ['c', 1690],
  ]),
};

it('picks the puzzle whose rating is nearest to that of who solves it', () => {
  expect(pickNext(LIST, [], WORTH, null)?.id).toBe('c');
  expect(pickNext(LIST, [], { ...WORTH, own: 1480 }, null)?.id).toBe('b');
});

it('picks what was tried in vain when everything was tried, and nothing when all is solved', () => {
  const tried = [
    { puzzle: 'c', solved: true },
    { puzzle: 'b', solved: true },
    { puzzle: 'a', solved: false },
  ];
  expect(pickNext(LIST, tried.slice(0, 1), WORTH, null)?.id).toBe('b');
  expect(pickNext(LIST, tried, WORTH, null)?.id).toBe('a');
  expect(pickNext(LIST, tried, WORTH, 'a')).toBeNull();
});

it('keeps to a theme', () => {
  expect(ofChoice(LIST, 'deny').map(({ id }) => id)).toEqual(['a', 'c']);
  expect(ofChoice(LIST, 'mixed')).toBe(LIST);
});
