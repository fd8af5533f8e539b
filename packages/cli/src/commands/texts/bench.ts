interface Rates {
  readonly gamesPerSecond: number;
  readonly nsPerPly: number;
}

/** What `pharos bench` tells. */
export const benchTexts = {
  progress: 'measuring',
  result: (result: Rates & { games: number; plies: number; checksum: string; wall: Rates }): string =>
    [
      `${result.gamesPerSecond} games a second, ${result.nsPerPly} ns a ply (CPU time)`,
      `${result.wall.gamesPerSecond} games a second, ${result.wall.nsPerPly} ns a ply (by the clock)`,
      `${result.games} games and ${result.plies} plies measured; checksum ${result.checksum}`,
    ].join('\n'),
};
