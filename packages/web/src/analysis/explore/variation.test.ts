import { describe, expect, it } from 'vitest';
import { branchesAfter, linesIn, readLine, withChances, withLine, withTree, writeLine } from './variation.ts';

const step = (seat: number, move: string, chance: number | null = null) => ({ seat, move, title: move, chance });
const namesIn = (tree: Parameters<typeof linesIn>[0]) => linesIn(tree).map((line) => line.map(({ move }) => move));

describe('variations', () => {
  it('a line joins those that begin like it, and nothing is lost', () => {
    const first = withLine([], [step(0, 'build baths', 0.5), step(1, 'build press')]);
    const both = withLine(first, [step(0, 'build baths'), step(1, 'discard press', 0.4)]);
    expect(namesIn(both)).toEqual([['build baths'], ['build baths', 'build press'], ['build baths', 'discard press']]);
    expect(both[0].chance).toBe(0.5);
  });

  it('two trees become one, with the comments of both', () => {
    const one = withLine([], [{ ...step(0, 'build baths'), comments: ['a plan'] }]);
    const both = withTree(one, withLine([], [step(0, 'build baths', 0.3), step(1, 'build press')]));
    expect(namesIn(both)).toEqual([['build baths'], ['build baths', 'build press']]);
    expect(both[0]).toMatchObject({ chance: 0.3, comments: ['a plan'] });
  });

  it('moves that were tried before they were weighed have a chance afterwards', () => {
    const tree = withLine([], [step(0, 'build baths'), step(1, 'build press')]);
    const known = withChances(tree, [step(0, 'build baths')], ({ seat }) => (seat === 1 ? 0.7 : null));
    expect(branchesAfter(known, [step(0, 'build baths')]).map(({ chance }) => chance)).toEqual([0.7]);
    expect(known[0].chance).toBeNull();
  });

  it('a tree stops growing before it is larger than what anybody tries', () => {
    let tree = withLine([], []);
    for (let nth = 0; nth < 500; nth++) tree = withLine(tree, [step(0, `move ${nth}`)]);
    expect(linesIn(tree)).toHaveLength(400);
  });

  it('a line is read from an address as it was written', () => {
    const line = [
      { seat: 0, move: 'build baths' },
      { seat: 1, move: 'wonder piraeus with press + naval', isFilled: true },
      { seat: 2, move: 'build a-b' },
    ];
    const written = writeLine(line);
    expect(written).toMatch(/^[\w.~%+-]+$/);
    expect(readLine(written)).toEqual(line);
  });

  it('what is no line is left out', () => {
    expect(readLine('')).toEqual([]);
    expect(readLine('0.build%20baths~what')).toEqual([{ seat: 0, move: 'build baths' }]);
    expect(readLine('0.%E0%A4%A')).toEqual([]);
  });
});
