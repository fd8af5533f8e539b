import type { State } from '@pharos/duel';
import type { TrainingGame } from '../../train/trainingGame.ts';
import { evaluateDuel } from '../evaluate.ts';
import { duelInputs } from '../network/inputSet.ts';
import { leaningsOf } from '../network/leanings.ts';
import { duelFeatures } from './featureSet.ts';
import { linearDuelGuide } from './guide.ts';

/** What the training needs to know about Duel. */
export const duelTraining: TrainingGame<State> = {
  featureSet: duelFeatures,
  evaluate: evaluateDuel,
  handmade: evaluateDuel,
  sharpness: 1,
  points: null,
  table: () => ({ seats: 2, partners: 1 }),
  settings: {},
  pointsNetwork: null,
  league: { inputSet: duelInputs, first: linearDuelGuide, leaningsOf },
};
