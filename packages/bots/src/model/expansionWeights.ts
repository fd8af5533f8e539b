import { readWeights, type Weights, type WeightsFile } from './weights.ts';
import type { FeatureSet } from './featureSet.ts';

/** An expansion with what training has found out about games with it. */
interface Trained {
  readonly id: string;
  readonly weights: WeightsFile;
}

/** Finds the weights for a position: those of the last expansion in play, or those of the base game. */
export function weightsByExpansion<State>(
  featureSet: FeatureSet<State>,
  base: WeightsFile,
  known: readonly Trained[],
  expansionsOf: (s: State) => readonly Trained[],
): (s: State) => Weights {
  const ofBase = readWeights(featureSet, base);
  const expanded = new Map(known.map(({ id, weights }) => [id, readWeights(featureSet, weights)]));
  return (s) => {
    const inPlay = expansionsOf(s);
    return inPlay.length === 0 ? ofBase : (expanded.get(inPlay[inPlay.length - 1].id) ?? ofBase);
  };
}
