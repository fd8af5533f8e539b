import { oncePer } from '@pharos/core';
import { readWeights, type Weights, type WeightsFile } from './weights.ts';
import type { FeatureSet } from './featureSet.ts';

/** An expansion with what training has found out about games with it. */
interface Trained {
  readonly id: string;
  readonly weights: WeightsFile;
  /** With another one that is in play as well, by its id. */
  readonly weightsWith?: Readonly<Record<string, WeightsFile>>;
}

/** Finds the weights for a position: those of the last expansion in play, with the first other one for which there are such, or those of the base game. */
export function weightsByExpansion<State>(
  featureSet: FeatureSet<State>,
  base: WeightsFile,
  known: readonly Trained[],
  expansionsOf: (s: State) => readonly Trained[],
): (s: State) => Weights {
  const ofBase = readWeights(featureSet, base);
  const alone = new Map(known.map(({ id, weights }) => [id, readWeights(featureSet, weights)]));
  const together = new Map(
    known.flatMap(({ id, weightsWith = {} }) =>
      Object.entries(weightsWith).map(
        ([other, weights]) => [`${other}+${id}`, readWeights(featureSet, weights)] as const,
      ),
    ),
  );
  const weightsFor = oncePer((inPlay: readonly Trained[]): Weights => {
    const last = inPlay.at(-1);
    if (last === undefined) return ofBase;
    const [withOther] = inPlay.slice(0, -1).flatMap(({ id }) => together.get(`${id}+${last.id}`) ?? []);
    return withOther ?? alone.get(last.id) ?? ofBase;
  });
  return (s) => weightsFor(expansionsOf(s));
}
