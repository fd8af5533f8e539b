import { oncePer } from '@pharos/core';
import type { State } from '@pharos/wonders';
import type { NetworkFile } from '../../model/networkFile.ts';
import { readPointsNetwork, type PointsNetwork } from '../../model/pointsNetwork.ts';
import type { BotExpansion } from '../expansion.ts';
import { expansionsOf } from '../expansions.ts';
import { inputNames } from './inputNames.ts';
import base from './network.base.json' with { type: 'json' };

const networkFor = oncePer((inPlay: readonly BotExpansion[]): PointsNetwork | null => {
  const [only, ...others] = inPlay;
  const file: NetworkFile | undefined = only === undefined ? base : only.network;
  return others.length > 0 || file === undefined ? null : readPointsNetwork(file, inputNames.names);
});

/** Networks learn from tables of so many players on; two play with a free city. */
const LEAST_PLAYERS = 3;

/** The network for a position; null for expansions that have none, for several together and for two players. It is read when it is first asked for. */
export function networkOf(s: State): PointsNetwork | null {
  return s.options.players < LEAST_PLAYERS ? null : networkFor(expansionsOf(s));
}
