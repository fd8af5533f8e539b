import { fastRng, shuffle } from '@pharos/core';
import type { Dataset } from './dataset.ts';

export interface Fitting {
  readonly epochs: number;
  /** How strongly weights are pulled towards what was previous before. */
  readonly decay: number;
}

const BATCH = 128;
const STEP = 0.02;
/** The usual constants of Adam: how long the slope and its square are remembered. */
const MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
const TINY = 1e-8;
/** A feature seen as rarely as this is not worth more trust than others. */
const LEAST_SCALE = 0.03;
/** No alternative is taken to be less likely, for surprise knows no end. */
const IMPOSSIBLE = 1e-12;

/**
 * Weights that make the targets likely: multinomial logistic regression by Adam. Each feature is scaled by its
 * usual size, so that one pace and one decay suit all. The same dataset always gives the same weights.
 */
export function fit(dataset: Dataset, before: Float64Array, { epochs, decay }: Fitting): Float64Array {
  const features = before.length;
  const scales = scalesOf(dataset, features);
  const previous = before.map((weight, feature) => weight * scales[feature]);
  const weights = previous.slice();
  const slope = new Float64Array(features);
  const mean = new Float64Array(features);
  const square = new Float64Array(features);
  const order = Array.from({ length: dataset.examples }, (_, example) => example);
  const batches = Math.ceil(order.length / BATCH);
  const rng = fastRng(order.length);
  for (let step = 1; step <= epochs * batches; step++) {
    const batch = (step - 1) % batches;
    if (batch === 0) shuffle(order, rng);
    slope.fill(0);
    const examples = order.slice(batch * BATCH, (batch + 1) * BATCH);
    for (const example of examples) addSlope(dataset, example, weights, scales, slope);
    const pace = STEP * (1 - (step - 1) / (epochs * batches));
    for (let feature = 0; feature < features; feature++) {
      const g = slope[feature] / examples.length + decay * (weights[feature] - previous[feature]);
      mean[feature] = MEMORY * mean[feature] + (1 - MEMORY) * g;
      square[feature] = SQUARE_MEMORY * square[feature] + (1 - SQUARE_MEMORY) * g * g;
      const corrected = Math.sqrt(square[feature] / (1 - SQUARE_MEMORY ** step)) + TINY;
      weights[feature] -= (pace * mean[feature]) / (1 - MEMORY ** step) / corrected;
    }
  }
  return weights.map((weight, feature) => weight / scales[feature]);
}

/** The root of the mean square of each feature over all alternatives. */
export function scalesOf(dataset: Dataset, features: number): Float64Array {
  const squares = new Float64Array(features);
  const end = dataset.endOfFeatures(dataset.alternatives - 1);
  for (let at = 0; at < end; at++) squares[dataset.features[at]] += dataset.amounts[at] ** 2;
  return squares.map((square) => Math.max(LEAST_SCALE, Math.sqrt(square / dataset.alternatives)));
}

const chances: number[] = [];

/** Adds how the loss of an example changes with each weight. */
function addSlope(
  dataset: Dataset,
  example: number,
  weights: Float64Array,
  scales: Float64Array,
  slope: Float64Array,
): void {
  const { features, amounts, targets } = dataset;
  const first = dataset.firstAlternative(example);
  const count = dataset.endOfAlternatives(example) - first;
  for (let index = 0; index < count; index++) {
    let value = 0;
    const end = dataset.endOfFeatures(first + index);
    for (let at = dataset.firstFeature(first + index); at < end; at++) {
      value += (weights[features[at]] / scales[features[at]]) * amounts[at];
    }
    chances[index] = value;
  }
  toShares(chances, count);
  for (let index = 0; index < count; index++) {
    const error = chances[index] - targets[first + index];
    const end = dataset.endOfFeatures(first + index);
    for (let at = dataset.firstFeature(first + index); at < end; at++) {
      slope[features[at]] += (error * amounts[at]) / scales[features[at]];
    }
  }
}

/** Softmax, in place. */
function toShares(values: number[], count: number): void {
  let best = -Infinity;
  for (let index = 0; index < count; index++) best = Math.max(best, values[index]);
  let sum = 0;
  for (let index = 0; index < count; index++) sum += values[index] = Math.exp(values[index] - best);
  for (let index = 0; index < count; index++) values[index] /= sum;
}

export interface Quality {
  /** Mean surprise at the right alternative, in nats. */
  readonly logLoss: number;
  /** How often the likeliest alternative was a right one. */
  readonly accuracy: number;
}

/** How well weights predict the targets. */
export function qualityOf(dataset: Dataset, weights: Float64Array): Quality {
  const { features, amounts, targets } = dataset;
  let loss = 0;
  let right = 0;
  for (let example = 0; example < dataset.examples; example++) {
    const first = dataset.firstAlternative(example);
    const count = dataset.endOfAlternatives(example) - first;
    for (let index = 0; index < count; index++) {
      chances[index] = 0;
      const end = dataset.endOfFeatures(first + index);
      for (let at = dataset.firstFeature(first + index); at < end; at++) {
        chances[index] += weights[features[at]] * amounts[at];
      }
    }
    toShares(chances, count);
    right += rightOf(targets, first, count);
    for (let index = 0; index < count; index++) {
      if (targets[first + index] > 0) loss -= targets[first + index] * Math.log(Math.max(IMPOSSIBLE, chances[index]));
    }
  }
  return { logLoss: loss / dataset.examples, accuracy: right / dataset.examples };
}

/** How much of the favourite alternative is right; of several favourites one is drawn. */
function rightOf(targets: Float32Array, first: number, count: number): number {
  let best = 0;
  let most = 0;
  for (let index = 0; index < count; index++) {
    best = Math.max(best, chances[index]);
    most = Math.max(most, targets[first + index]);
  }
  let favourites = 0;
  let right = 0;
  for (let index = 0; index < count; index++) {
    if (chances[index] < best) continue;
    favourites++;
    if (targets[first + index] === most) right++;
  }
  return right / favourites;
}
