import { oncePer } from '@pharos/core';
import type { State } from '@pharos/duel';
import { FastNetwork } from '../../model/fastNetwork.ts';
import { readNetwork } from '../../model/networkFile.ts';
import type { BotExpansion } from '../expansion.ts';
import { expansionsOf } from '../expansions.ts';
import { duelFeatures } from '../guide/featureSet.ts';
import { duelInputs } from './inputSet.ts';
import base from './network.base.json' with { type: 'json' };

const { inputs, ways } = duelInputs;
const { moveFeatures } = duelFeatures;

const networkFor = oncePer((inPlay: readonly BotExpansion[]): FastNetwork | null => {
  const [only, ...others] = inPlay;
  const file = only === undefined ? base : only.network;
  if (others.length > 0 || file === undefined) return null;
  return new FastNetwork(readNetwork(file, { inputs, moveFeatures, ways }));
});

/** The network for a position; null for expansions that have none, and for several together. It is read when it is first asked for. */
export function networkOf(s: State): FastNetwork | null {
  return networkFor(expansionsOf(s));
}
