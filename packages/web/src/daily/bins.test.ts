import type { DailyBar } from '@pharos/protocol';
import { describe, expect, it } from 'vitest';
import { binsOf, isIn } from './bins.ts';

const bar = (margin: number | null, tries = 1, result: DailyBar['result'] = (margin ?? 0) > 0 ? 'won' : 'lost') => ({
  margin,
  result,
  tries,
});

describe('what a chart shows of all tries', () => {
  it('every try is in one bin, victories apart from the rest', () => {
    const bars = [bar(31), bar(6, 3), bar(1), bar(0), bar(-1, 2), bar(-40), bar(null, 4, 'won'), bar(null, 5, 'lost')];
    const bins = binsOf(bars);
    expect(bins.reduce((sum, { won, others }) => sum + won + others, 0)).toBe(18);
    for (const { won, others } of bins) expect(Math.min(won, others)).toBe(0);
    expect(bins.length).toBeLessThanOrEqual(15);
    expect([bins[0].kind, bins.at(-1)?.kind]).toEqual(['lostAtOnce', 'wonAtOnce']);
    for (const one of bars) expect(bins.filter((bin) => isIn(one, bin))).toHaveLength(1);
  });

  it('nobody is both ahead and behind: the first bin of victories begins with 1', () => {
    expect(binsOf([bar(-40), bar(40)]).filter(({ from, to }) => from <= 0 && to > 0)).toEqual([]);
  });

  it('what is marked has a place where nobody else was', () => {
    const bins = binsOf([bar(2)], [{ margin: 9, result: 'won' }]);
    expect(bins.map(({ to, won }) => [to, won])).toEqual([[2, 1], ...[3, 4, 5, 6, 7, 8, 9].map((to) => [to, 0])]);
  });

  it('without tries there is nothing', () => expect(binsOf([])).toEqual([]));
});
