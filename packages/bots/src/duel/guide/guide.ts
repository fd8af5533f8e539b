import type { State } from '@pharos/duel';
import { weightsByExpansion } from '../../model/expansionWeights.ts';
import { linearGuide } from '../../model/linearGuide.ts';
import type { Guide } from '../../search/guide.ts';
import { EXPANSIONS, expansionsOf } from '../expansions.ts';
import { duelFeatures } from './featureSet.ts';
import base from './weights.base.json' with { type: 'json' };

/** What the search is told about Duel: chances and moves, as training has found them. */
export const duelGuide: Guide<State> = linearGuide(
  duelFeatures,
  weightsByExpansion(duelFeatures, base, EXPANSIONS, expansionsOf),
);
