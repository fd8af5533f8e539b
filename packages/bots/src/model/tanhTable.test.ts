import { expect, test } from 'vitest';
import { TanhTable } from './tanhTable.ts';

test('a table has the hyperbolic tangent of every difference, whole or not', () => {
  const table = new TanhTable(1.6);
  for (const difference of [-200, -64, -63, -1, 0, 1, 2.5, 63, 64, 200]) {
    expect(table.at(difference)).toBe(Math.tanh(difference / 1.6));
  }
});
