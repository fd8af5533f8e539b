import type { State } from '@pharos/wonders';
import { pointsGuide } from '../../model/pointsGuide.ts';
import type { Guide } from '../../search/guide.ts';
import { wondersInputs } from '../network/inputSet.ts';
import { networkOf } from '../network/networks.ts';
import { wondersFeatures } from './featureSet.ts';
import { linearWondersGuide } from './linear.ts';

/** What the search is told about 7 Wonders: chances by a network where there is one, and by weights else, which also weigh moves. */
export const wondersGuide: Guide<State> = pointsGuide(wondersInputs, wondersFeatures, networkOf, linearWondersGuide);
