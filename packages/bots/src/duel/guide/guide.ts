import type { State } from '@pharos/duel';
import { linearGuide } from '../../knowledge/knowledge.ts';
import { readWeights, type Weights } from '../../knowledge/weights.ts';
import type { Guide } from '../../search/guide.ts';
import { EXPANSIONS, expansionsOf } from '../expansions.ts';
import { duelKnowledge } from './knowledge.ts';
import base from './weights.base.json' with { type: 'json' };

const BASE: Weights = readWeights(duelKnowledge, base);
const EXPANDED: ReadonlyMap<string, Weights> = new Map(
  EXPANSIONS.map(({ id, weights }) => [id, readWeights(duelKnowledge, weights)]),
);

/** What the search is told about Duel: chances and moves, as training has found them. */
export const duelGuide: Guide<State> = linearGuide(duelKnowledge, weightsOf);

/** Those of the last expansion in play. */
function weightsOf(s: State): Weights {
  const expansions = expansionsOf(s);
  return expansions.length === 0 ? BASE : (EXPANDED.get(expansions[expansions.length - 1].id) ?? BASE);
}
