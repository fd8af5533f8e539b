import type { State } from '@pharos/duel';
import type { TrainingGame } from '../../train/trainingGame.ts';
import { evaluateDuel } from '../evaluate.ts';
import { duelFeatures } from './featureSet.ts';

/** What the training needs to know about Duel. */
export const duelTraining: TrainingGame<State> = {
  featureSet: duelFeatures,
  evaluate: evaluateDuel,
  handmade: evaluateDuel,
  sharpness: 1,
  table: () => ({ seats: 2, partners: 1 }),
};
