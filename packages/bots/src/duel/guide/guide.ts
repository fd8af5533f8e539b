import type { State } from '@pharos/duel';
import { linearGuide } from '../../knowledge/knowledge.ts';
import { readWeights, type Weights } from '../../knowledge/weights.ts';
import type { Guide } from '../../search/guide.ts';
import { duelKnowledge } from './knowledge.ts';
import agora from './weights.agora.json' with { type: 'json' };
import base from './weights.base.json' with { type: 'json' };

const BASE: Weights = readWeights(duelKnowledge, base);
const AGORA: Weights = readWeights(duelKnowledge, agora);

/** What the search is told about Duel: chances and moves, as training has found them. */
export const duelGuide: Guide<State> = linearGuide(duelKnowledge, (s) => (s.agora === null ? BASE : AGORA));
