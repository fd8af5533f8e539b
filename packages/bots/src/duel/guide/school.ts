import type { State } from '@pharos/duel';
import type { School } from '../../train/school.ts';
import { evaluateDuel } from '../evaluate.ts';
import { duelKnowledge } from './knowledge.ts';

/** What the training needs to know about Duel. */
export const duelSchool: School<State> = {
  knowledge: duelKnowledge,
  evaluate: evaluateDuel,
  handmade: evaluateDuel,
  sharpness: 1,
  table: () => ({ seats: 2, partners: 1 }),
};
