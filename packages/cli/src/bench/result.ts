import { formatChecksum } from '@pharos/core';
import { estimateOf, spreadOf, type Spread } from './figures.ts';
import type { Block } from './measure.ts';

/** What a build did and how fast, in CPU time. */
export type BuildResult = GamesResult | SearchResult;

export interface GamesResult extends GamesRates {
  readonly games: number;
  readonly plies: number;
  readonly checksum: string;
  /** The same by the clock. */
  readonly wall: GamesRates;
  /** Games a second of single blocks. */
  readonly blocks: Spread;
}

interface GamesRates {
  readonly gamesPerSecond: number;
  readonly nsPerPly: number;
}

export interface SearchResult {
  readonly iterationsPerSecond: number;
  readonly iterations: number;
  readonly checksum: string;
  readonly wall: { readonly iterationsPerSecond: number };
  readonly blocks: Spread;
}

/** How a build compares with another one. */
export interface Comparison {
  /** How many times as fast it is; above 1 is faster. The interval is that of this process. */
  readonly speed: { readonly ratio: number; readonly low: number; readonly high: number };
  /** Whether both played the same games, or chose the same moves. */
  readonly isSame: boolean;
  readonly against: BuildResult;
}

export function resultOfGames(blocks: readonly Block[], checksum: number): GamesResult {
  const games = total(blocks, 'count');
  const plies = total(blocks, 'plies');
  const ratesIn = (spent: number): GamesRates => ({
    gamesPerSecond: Math.round(games / spent),
    nsPerPly: Math.round((10 * 1e9 * spent) / plies) / 10,
  });
  return {
    ...ratesIn(total(blocks, 'cpu')),
    plies,
    games,
    checksum: formatChecksum(checksum),
    wall: ratesIn(total(blocks, 'wall')),
    blocks: blockRates(blocks),
  };
}

export function resultOfSearches(blocks: readonly Block[]): SearchResult {
  const iterations = total(blocks, 'count');
  return {
    iterationsPerSecond: Math.round(iterations / total(blocks, 'cpu')),
    iterations,
    checksum: formatChecksum(blocks[blocks.length - 1].checksum),
    wall: { iterationsPerSecond: Math.round(iterations / total(blocks, 'wall')) },
    blocks: blockRates(blocks),
  };
}

/** Compares neighbouring blocks, which did the same work. */
export function comparisonOf(blocks: readonly Block[], others: readonly Block[], against: BuildResult): Comparison {
  const { median, low, high } = estimateOf(blocks.map(({ cpu }, index) => others[index].cpu / cpu));
  return {
    speed: { ratio: rounded(median), low: rounded(low), high: rounded(high) },
    isSame: blocks.every(({ checksum }, index) => checksum === others[index].checksum),
    against,
  };
}

function rounded(ratio: number): number {
  return Math.round(1000 * ratio) / 1000;
}

function blockRates(blocks: readonly Block[]): Spread {
  return spreadOf(blocks.map(({ count, cpu }) => Math.round(count / cpu)));
}

function total(blocks: readonly Block[], key: 'count' | 'plies' | 'cpu' | 'wall'): number {
  return blocks.reduce((sum, block) => sum + block[key], 0);
}
