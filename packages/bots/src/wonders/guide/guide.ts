import type { State } from '@pharos/wonders';
import { linearGuide } from '../../knowledge/knowledge.ts';
import { readWeights, type Weights } from '../../knowledge/weights.ts';
import type { Guide } from '../../search/guide.ts';
import { wondersKnowledge } from './knowledge.ts';
import armada from './weights.armada.json' with { type: 'json' };
import base from './weights.base.json' with { type: 'json' };

const BASE: Weights = readWeights(wondersKnowledge, base);
const ARMADA: Weights = readWeights(wondersKnowledge, armada);

/** What the search is told about 7 Wonders: chances and moves, as training has found them. */
export const wondersGuide: Guide<State> = linearGuide(wondersKnowledge, (s) =>
  s.parts.armada === undefined ? BASE : ARMADA,
);
