import type { State } from '@pharos/wonders';
import { weightsByExpansion } from '../../knowledge/expansionWeights.ts';
import { linearGuide } from '../../knowledge/knowledge.ts';
import type { Guide } from '../../search/guide.ts';
import { EXPANSIONS, expansionsOf } from '../expansions.ts';
import { wondersKnowledge } from './knowledge.ts';
import base from './weights.base.json' with { type: 'json' };

/** What the search is told about 7 Wonders: chances and moves, as training has found them. */
export const wondersGuide: Guide<State> = linearGuide(
  wondersKnowledge,
  weightsByExpansion(wondersKnowledge, base, EXPANSIONS, expansionsOf),
);
