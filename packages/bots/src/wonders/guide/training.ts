import type { State } from '@pharos/wonders';
import type { TrainingGame } from '../../train/trainingGame.ts';
import { evaluateTurns, evaluateWonders, positionValue } from '../evaluate.ts';
import { wondersFeatures } from './featureSet.ts';
import { linearWondersGuide } from './linear.ts';
import { wondersInputs } from '../network/inputSet.ts';
import { HANDMADE_WORTH } from './seat.ts';
import { SEARCH_SETTINGS } from '../searchSettings.ts';

/** What the training needs to know about 7 Wonders. */
export const wondersTraining: TrainingGame<State> = {
  featureSet: wondersFeatures,
  evaluate: evaluateWonders,
  handmade: (_, seat) => (s) => positionValue(s, seat, wondersFeatures.shareLeft(s)),
  sharpness: 2,
  points: { worth: HANDMADE_WORTH, evaluateBy: evaluateTurns },
  table: ({ options: { players, teams } }) => ({ seats: players, partners: teams === true ? 2 : 1 }),
  settings: SEARCH_SETTINGS,
  league: null,
  pointsNetwork: { inputs: wondersInputs, first: linearWondersGuide },
};
