import type { Spread } from '../../bench/figures.ts';
import type { BuildResult, Comparison, GamesResult, SearchResult } from '../../bench/result.ts';

/** What `pharos bench` tells. */
export const benchTexts = {
  progress: 'measuring',
  result: (result: BuildResult, comparison: Comparison | null): string => {
    const lines = 'games' in result ? gamesLines(result) : searchLines(result);
    return [...lines, ...(comparison === null ? [] : comparisonLines(comparison))].join('\n');
  },
};

function gamesLines(result: GamesResult): string[] {
  return [
    `${result.gamesPerSecond} games a second, ${result.nsPerPly} ns a ply (CPU time)`,
    spreadLine(result.blocks),
    `${result.wall.gamesPerSecond} games a second, ${result.wall.nsPerPly} ns a ply (by the clock)`,
    `${result.games} games and ${result.plies} plies measured; checksum ${result.checksum}`,
  ];
}

function searchLines(result: SearchResult): string[] {
  return [
    `${result.iterationsPerSecond} iterations a second (CPU time)`,
    spreadLine(result.blocks),
    `${result.wall.iterationsPerSecond} iterations a second (by the clock)`,
    `${result.iterations} iterations measured; checksum ${result.checksum}`,
  ];
}

function spreadLine({ count, low, median, high }: Spread): string {
  return `${count} blocks: median ${median}, eight tenths of them from ${low} to ${high}`;
}

function comparisonLines({ speed, isSame, against }: Comparison): string[] {
  const other = 'games' in against ? `${against.gamesPerSecond} games` : `${against.iterationsPerSecond} iterations`;
  return [
    `the other build: ${other} a second; it ${isSame ? 'did the same' : 'PLAYED OTHERWISE'}`,
    `${speed.ratio} times as fast as the other build (${speed.low} … ${speed.high})`,
  ];
}
