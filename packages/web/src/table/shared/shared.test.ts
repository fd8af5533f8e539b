import { describe, expect, it } from 'vitest';
import { clockText } from './clockText.ts';
import { neighbour } from './roving.ts';

describe('what tables share', () => {
  it('an arrow key leads to the nearest card in its direction', () => {
    const places = [
      { slot: 'a', row: 1, column: 5 },
      { slot: 'b', row: 1, column: 7 },
      { slot: 'c', row: 2, column: 6 },
    ];
    expect(neighbour(places, 'a', 'ArrowRight')).toBe('b');
    expect(neighbour(places, 'a', 'ArrowDown')).toBe('c');
    expect(neighbour(places, 'c', 'ArrowUp')).toBe('a');
    expect(neighbour(places, 'a', 'ArrowLeft')).toBe('a');
  });

  it('a clock is written as players know it', () => {
    expect(clockText(102_000)).toBe('1:42');
    expect(clockText(7_505_000)).toBe('2:05:05');
    expect(clockText(3 * 86_400_000)).toBe('3 d');
  });
});
