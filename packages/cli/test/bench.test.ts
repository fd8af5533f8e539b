import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { estimateOf, spreadOf } from '../src/bench/figures.ts';
import { measure, warmUp } from '../src/bench/measure.ts';
import {
  comparisonOf,
  resultOfSearches,
  type Comparison,
  type GamesResult,
  type SearchResult,
} from '../src/bench/result.ts';
import type { Work } from '../src/bench/work.ts';
import type { Summary } from '../src/simulation/summary.ts';
import { linesOf, pharos, pharosJson, temporaryFile } from './pharos.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const QUICK = ['--seconds', '0.1'];

describe('pharos bench', () => {
  it.each([
    ['duel', []],
    ['wonders', ['--players', '4']],
  ])('measures %s, and the checksum is that of the simulated games', async (game, args) => {
    const result = await pharosJson<GamesResult & { game: string }>(['bench', game, ...args, ...QUICK]);
    expect(result.game).toBe(game);
    expect(result.gamesPerSecond).toBeGreaterThan(0);
    expect(result.nsPerPly).toBeCloseTo(1e9 / ((result.gamesPerSecond * result.plies) / result.games), -1);
    expect(result.games).toBe(100 * result.blocks.count);
    expect(result.blocks.low).toBeLessThanOrEqual(result.blocks.median);
    expect(result.blocks.median).toBeLessThanOrEqual(result.blocks.high);
    expect(Object.keys(result.wall)).toEqual(['gamesPerSecond', 'nsPerPly']);
    const simulated = ['simulate', game, ...args, '--games', '1000', '--seed', '7'];
    expect(result.checksum).toBe((await pharosJson<Summary>(simulated)).checksum);
  });

  it('measures searches', async () => {
    const result = await pharosJson<SearchResult>(['bench', 'duel', '--search', '20', ...QUICK]);
    expect(result.iterationsPerSecond).toBeGreaterThan(0);
    expect(result.iterations % 20).toBe(0);
    expect(result.blocks.count).toBeGreaterThanOrEqual(10);
  });

  it('compares two checkouts, which do the same work', async () => {
    const result = await pharosJson<GamesResult & Comparison>(['bench', 'duel', '--against', ROOT, ...QUICK]);
    expect(result.isSame).toBe(true);
    expect(result.against.checksum).toBe(result.checksum);
    expect(result.against.blocks.count).toBe(result.blocks.count);
    expect(result.speed.low).toBeLessThanOrEqual(result.speed.ratio);
    expect(result.speed.ratio).toBeLessThanOrEqual(result.speed.high);
  });

  it('tells it in sentences', async () => {
    const { code, out } = await pharos(['bench', 'duel', '--search', '20', '--against', ROOT, ...QUICK]);
    expect(code).toBe(0);
    const lines = linesOf(out);
    expect(lines[0]).toMatch(/^\d+ iterations a second \(CPU time\)$/);
    expect(lines[1]).toMatch(/^\d+ blocks: median [\d.]+, eight tenths of them from \d+ to \d+$/);
    expect(lines.at(-1)).toMatch(/^[\d.]+ times as fast as the other build \([\d.]+ … [\d.]+\)$/);
  });

  it('refuses a checkout that cannot be built in one line', async () => {
    const file = join(dirname(temporaryFile('checkout')), 'packages/core/src/index.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'export {};');
    const { code, err } = await pharos(['bench', 'duel', '--against', join(dirname(file), '../../..')]);
    expect(code).toBe(2);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(/cannot build .*lookup/);
  });
});

/** Work that notes which blocks were done. */
function notedWork(name: string, notes: string[], warmUpBlocks: number): Work {
  let checksum = 0;
  return {
    warmUpBlocks,
    checkedBlocks: 2,
    block(number) {
      notes.push(`${name}${number}`);
      return { count: 10, plies: 5, checksum: ++checksum };
    },
  };
}

describe('measuring', () => {
  it('warms up by work, tells the checksum of the first blocks, then lets builds take turns', () => {
    const notes: string[] = [];
    const works = [notedWork('a', notes, 3), notedWork('b', notes, 3)];
    expect(works.map((work) => warmUp(work).checksum)).toEqual([2, 2]);
    expect(notes).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'b2']);
    notes.length = 0;
    const [blocks, others] = measure(works, 1e-9, () => undefined);
    expect(notes.slice(0, 6)).toEqual(['a3', 'b3', 'b4', 'a4', 'a5', 'b5']);
    expect(blocks).toHaveLength(10);
    expect(others).toHaveLength(10);
  });

  it('compares neighbouring blocks in CPU time', () => {
    const block = { count: 10, plies: 0, checksum: 1, wall: 1 };
    const blocks = [1, 2, 4].map((cpu) => ({ ...block, cpu }));
    const others = [2, 4, 2].map((cpu) => ({ ...block, cpu }));
    const comparison = comparisonOf(blocks, others, resultOfSearches(others));
    expect(comparison.speed).toEqual({ ratio: 2, low: 0.5, high: 2 });
    expect(comparison.isSame).toBe(true);
    expect(comparisonOf(blocks, [...others.slice(1), { ...others[0], checksum: 2 }], comparison.against).isSame).toBe(
      false,
    );
  });

  it('tells where eight tenths of numbers lie, and with what confidence their median is known', () => {
    const numbers = Array.from({ length: 101 }, (_, index) => 100 - index);
    expect(spreadOf(numbers)).toEqual({ count: 101, low: 10, median: 50, high: 90 });
    expect(estimateOf(numbers)).toEqual({ median: 50, low: 40, high: 60 });
    expect(estimateOf([1, 2])).toEqual({ median: 1.5, low: 1, high: 2 });
  });
});
