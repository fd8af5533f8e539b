import { describe, expect, it } from 'vitest';
import { linesIn, readLine, withLine, writeLine } from './variation.ts';

const step = (seat: number, move: string, chance: number | null = null) => ({ seat, move, title: move, chance });

describe('variations', () => {
  it('a line joins those that begin like it, and nothing is lost', () => {
    const first = withLine([], [step(0, 'build baths', 0.5), step(1, 'build press')]);
    const both = withLine(first, [step(0, 'build baths'), step(1, 'discard press', 0.4)]);
    expect(linesIn(both).map((line) => line.map(({ move }) => move))).toEqual([
      ['build baths'],
      ['build baths', 'build press'],
      ['build baths', 'discard press'],
    ]);
    expect(both[0].chance).toBe(0.5);
  });

  it('a line is read from an address as it was written', () => {
    const line = [
      { seat: 0, move: 'build baths' },
      { seat: 1, move: 'wonder piraeus with press + naval' },
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
