import type { State } from '@pharos/wonders';
import { weightsByExpansion } from '../../model/expansionWeights.ts';
import { linearGuide } from '../../model/linearGuide.ts';
import type { Guide } from '../../search/guide.ts';
import { EXPANSIONS, expansionsOf } from '../expansions.ts';
import { wondersFeatures } from './featureSet.ts';
import base from './weights.base.json' with { type: 'json' };

/** The weights of features for a position. */
export const weightsOf = weightsByExpansion(wondersFeatures, base, EXPANSIONS, expansionsOf);

/** What sums of weights say of 7 Wonders. */
export const linearWondersGuide: Guide<State> = linearGuide(wondersFeatures, weightsOf);
