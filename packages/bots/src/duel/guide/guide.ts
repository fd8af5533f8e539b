import type { State } from '@pharos/duel';
import { weightsByExpansion } from '../../model/expansionWeights.ts';
import { linearGuide } from '../../model/linearGuide.ts';
import { networkGuide } from '../../model/networkGuide.ts';
import type { Guide } from '../../search/guide.ts';
import { EXPANSIONS, expansionsOf } from '../expansions.ts';
import { duelInputs } from '../network/inputSet.ts';
import { networkOf } from '../network/networks.ts';
import { duelFeatures } from './featureSet.ts';
import base from './weights.base.json' with { type: 'json' };

/** Sums of weighted features: for sets of packs without a network. */
export const linearDuelGuide: Guide<State> = linearGuide(
  duelFeatures,
  weightsByExpansion(duelFeatures, base, EXPANSIONS, expansionsOf),
);

/** What the search is told about Duel: chances and moves, as training has found them. */
export const duelGuide: Guide<State> = networkGuide(duelInputs, duelFeatures, networkOf, linearDuelGuide);
