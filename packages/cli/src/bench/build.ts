import { botRng, chooseMove, readSpec } from '@pharos/bots';
import { firstSeat, playout, rngFromSeed, Tally } from '@pharos/core';
import { readOptions } from '../games/gameOption.ts';
import { gameNamed } from '../games/lookup.ts';

/**
 * What is measured of a checkout: its games, its bots, and the loops around them. Each build brings its own, so that two of
 * them in one process have no code in common that was compiled for the other one.
 */
export interface Build {
  readonly gameNamed: typeof gameNamed;
  readonly readOptions: typeof readOptions;
  readonly rngFromSeed: typeof rngFromSeed;
  readonly firstSeat: typeof firstSeat;
  readonly playout: typeof playout;
  readonly Tally: typeof Tally;
  readonly botRng: typeof botRng;
  readonly chooseMove: typeof chooseMove;
  readonly readSpec: typeof readSpec;
}

/** The program that is running. */
export const ownBuild: Build = {
  gameNamed,
  readOptions,
  rngFromSeed,
  firstSeat,
  playout,
  Tally,
  botRng,
  chooseMove,
  readSpec,
};
