import type { State } from '@pharos/duel';
import { weightsByExpansion } from '../../knowledge/expansionWeights.ts';
import { linearGuide } from '../../knowledge/knowledge.ts';
import type { Guide } from '../../search/guide.ts';
import { EXPANSIONS, expansionsOf } from '../expansions.ts';
import { duelKnowledge } from './knowledge.ts';
import base from './weights.base.json' with { type: 'json' };

/** What the search is told about Duel: chances and moves, as training has found them. */
export const duelGuide: Guide<State> = linearGuide(
  duelKnowledge,
  weightsByExpansion(duelKnowledge, base, EXPANSIONS, expansionsOf),
);
