import type { State } from '@pharos/wonders';
import type { School } from '../../train/school.ts';
import { evaluateWonders, positionValue } from '../evaluate.ts';
import { wondersKnowledge } from './knowledge.ts';

/** What the training needs to know about 7 Wonders. */
export const wondersSchool: School<State> = {
  knowledge: wondersKnowledge,
  evaluate: evaluateWonders,
  handmade: (_, seat) => (s) => positionValue(s, seat, wondersKnowledge.shareLeft(s)),
  sharpness: 4,
  table: ({ options: { players, teams } }) => ({ seats: players, partners: teams === true ? 2 : 1 }),
};
