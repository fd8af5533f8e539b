import { describe, expect, it } from 'vitest';
import { thinned, type Name, type Tick } from './ticks.ts';

const turns = (ages: number, count: number): Tick[] =>
  Array.from({ length: ages * count }, (_, index) => ({ at: index + 1, n: (index % count) + 1 }));
const told = (ticks: readonly Tick[], width: number, names: readonly Name[] = []): number[] =>
  thinned(ticks, { left: 0, right: width, top: 0, bottom: 100 }, ticks.length, names).map(({ n }) => n);

describe('numbers below the picture of chances', () => {
  it('where there is room every turn has its number', () => {
    expect(told(turns(2, 7), 700)).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('where there is less, equal steps are told', () => {
    expect(told(turns(3, 7), 420)).toEqual([1, 3, 5, 7, 3, 5, 7, 3, 5, 7]);
    expect(told(turns(1, 60), 360)).toEqual([1, 10, 20, 30, 40, 50, 60]);
  });

  it('no number stands under the name of an Age', () => {
    expect(told(turns(1, 7), 350, [{ x: 200, name: 'Age I' }])).toEqual([1, 2, 3, 5, 6, 7]);
  });
});
