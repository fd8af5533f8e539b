import type { State } from '@pharos/wonders';
import { weightsByExpansion } from '../../model/expansionWeights.ts';
import { linearGuide } from '../../model/linearGuide.ts';
import type { Guide } from '../../search/guide.ts';
import { EXPANSIONS, expansionsOf } from '../expansions.ts';
import { wondersFeatures } from './featureSet.ts';
import base from './weights.base.json' with { type: 'json' };

/** What the search is told about 7 Wonders: chances and moves, as training has found them. */
export const wondersGuide: Guide<State> = linearGuide(
  wondersFeatures,
  weightsByExpansion(wondersFeatures, base, EXPANSIONS, expansionsOf),
);
