import type { FeatureVector } from './featureVector.ts';

/** The points of a game for which there are weights: the beginning of each Age, and the end. In between they are mixed. */
export const KNOTS = 4;

/** What training has found out, as it is stored: weights by name of feature. */
export interface WeightsFile {
  /** How it was made, and how well it does. */
  readonly provenance: Readonly<Record<string, unknown>>;
  /** What makes a seat win: a weight at each knot, from the beginning to the end. */
  readonly seat: Readonly<Record<string, readonly number[]>>;
  /** What makes a move worth trying. */
  readonly move: Readonly<Record<string, number>>;
}

/** The weights of every feature, as lists in the order of the features. */
export interface Weights {
  /** Those of a knot together, the end first. */
  readonly seat: Float64Array;
  readonly move: Float64Array;
}

/** The weights of a file in the order of the features; one that the file does not name weighs nothing. */
export function readWeights(
  {
    seatFeatures,
    moveFeatures,
  }: { readonly seatFeatures: readonly string[]; readonly moveFeatures: readonly string[] },
  file: WeightsFile,
): Weights {
  return { seat: seatWeights(seatFeatures, file), move: moveWeights(moveFeatures, file) };
}

function seatWeights(names: readonly string[], file: WeightsFile): Float64Array {
  const weights = new Float64Array(KNOTS * names.length);
  for (const [number, name] of names.entries()) {
    const ofFeature = file.seat[name] ?? [];
    for (const [knot, weight] of ofFeature.entries()) weights[(KNOTS - 1 - knot) * names.length + number] = weight;
  }
  return weights;
}

function moveWeights(names: readonly string[], file: WeightsFile): Float64Array {
  return Float64Array.from(names, (name) => file.move[name] ?? 0);
}

/** The sum of weighted features with the weights of a point of the game; `left` is the share still to come. */
export function seatValue(vector: FeatureVector, weights: Float64Array, features: number, left: number): number {
  const place = left * (KNOTS - 1);
  const knot = place >= KNOTS - 1 ? KNOTS - 2 : Math.floor(place);
  const late = knot * features;
  const early = late + features;
  const share = place - knot;
  let value = 0;
  for (let index = 0; index < vector.count; index++) {
    const feature = vector.features[index];
    const weight = weights[late + feature] * (1 - share) + weights[early + feature] * share;
    value += weight * vector.amounts[index];
  }
  return value;
}

export function moveValue(vector: FeatureVector, weights: Float64Array): number {
  let value = 0;
  for (let index = 0; index < vector.count; index++) value += weights[vector.features[index]] * vector.amounts[index];
  return value;
}
