import { fastRng, shuffle } from '@pharos/core';
import type { Lessons } from './lessons.ts';

export interface Fitting {
  readonly epochs: number;
  /** How strongly weights are pulled towards what was believed before. */
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
/** No answer is taken to be less likely, for surprise knows no end. */
const IMPOSSIBLE = 1e-12;

/**
 * Weights that make the right answers likely: multinomial logistic regression by Adam. Each feature is scaled by its
 * usual size, so that one pace and one decay suit all. The same lessons always give the same weights.
 */
export function fit(lessons: Lessons, before: Float64Array, { epochs, decay }: Fitting): Float64Array {
  const features = before.length;
  const scales = scalesOf(lessons, features);
  const believed = before.map((weight, feature) => weight * scales[feature]);
  const weights = believed.slice();
  const slope = new Float64Array(features);
  const mean = new Float64Array(features);
  const square = new Float64Array(features);
  const order = Array.from({ length: lessons.questions }, (_, question) => question);
  const batches = Math.ceil(order.length / BATCH);
  const rng = fastRng(order.length);
  for (let step = 1; step <= epochs * batches; step++) {
    const batch = (step - 1) % batches;
    if (batch === 0) shuffle(order, rng);
    slope.fill(0);
    const questions = order.slice(batch * BATCH, (batch + 1) * BATCH);
    for (const question of questions) addSlope(lessons, question, weights, scales, slope);
    const pace = STEP * (1 - (step - 1) / (epochs * batches));
    for (let feature = 0; feature < features; feature++) {
      const g = slope[feature] / questions.length + decay * (weights[feature] - believed[feature]);
      mean[feature] = MEMORY * mean[feature] + (1 - MEMORY) * g;
      square[feature] = SQUARE_MEMORY * square[feature] + (1 - SQUARE_MEMORY) * g * g;
      const corrected = Math.sqrt(square[feature] / (1 - SQUARE_MEMORY ** step)) + TINY;
      weights[feature] -= (pace * mean[feature]) / (1 - MEMORY ** step) / corrected;
    }
  }
  return weights.map((weight, feature) => weight / scales[feature]);
}

/** The root of the mean square of each feature over all answers. */
function scalesOf(lessons: Lessons, features: number): Float64Array {
  const squares = new Float64Array(features);
  const end = lessons.endOfFeatures(lessons.answers - 1);
  for (let at = 0; at < end; at++) squares[lessons.features[at]] += lessons.amounts[at] ** 2;
  return squares.map((square) => Math.max(LEAST_SCALE, Math.sqrt(square / lessons.answers)));
}

const chances: number[] = [];

/** Adds how the loss of a question changes with each weight. */
function addSlope(
  lessons: Lessons,
  question: number,
  weights: Float64Array,
  scales: Float64Array,
  slope: Float64Array,
): void {
  const { features, amounts, shares } = lessons;
  const first = lessons.firstAnswer(question);
  const count = lessons.endOfAnswers(question) - first;
  for (let index = 0; index < count; index++) {
    let value = 0;
    const end = lessons.endOfFeatures(first + index);
    for (let at = lessons.firstFeature(first + index); at < end; at++) {
      value += (weights[features[at]] / scales[features[at]]) * amounts[at];
    }
    chances[index] = value;
  }
  toShares(chances, count);
  for (let index = 0; index < count; index++) {
    const error = chances[index] - shares[first + index];
    const end = lessons.endOfFeatures(first + index);
    for (let at = lessons.firstFeature(first + index); at < end; at++) {
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
  /** Mean surprise at the right answer, in nats. */
  readonly logLoss: number;
  /** How often the likeliest answer was a right one. */
  readonly accuracy: number;
}

/** How well weights answer the questions. */
export function qualityOf(lessons: Lessons, weights: Float64Array): Quality {
  const { features, amounts, shares } = lessons;
  let loss = 0;
  let right = 0;
  for (let question = 0; question < lessons.questions; question++) {
    const first = lessons.firstAnswer(question);
    const count = lessons.endOfAnswers(question) - first;
    for (let index = 0; index < count; index++) {
      chances[index] = 0;
      const end = lessons.endOfFeatures(first + index);
      for (let at = lessons.firstFeature(first + index); at < end; at++) {
        chances[index] += weights[features[at]] * amounts[at];
      }
    }
    toShares(chances, count);
    right += rightOf(shares, first, count);
    for (let index = 0; index < count; index++) {
      if (shares[first + index] > 0) loss -= shares[first + index] * Math.log(Math.max(IMPOSSIBLE, chances[index]));
    }
  }
  return { logLoss: loss / lessons.questions, accuracy: right / lessons.questions };
}

/** How much of the favourite answer is right; of several favourites one is drawn. */
function rightOf(shares: Float32Array, first: number, count: number): number {
  let best = 0;
  let most = 0;
  for (let index = 0; index < count; index++) {
    best = Math.max(best, chances[index]);
    most = Math.max(most, shares[first + index]);
  }
  let favourites = 0;
  let right = 0;
  for (let index = 0; index < count; index++) {
    if (chances[index] < best) continue;
    favourites++;
    if (shares[first + index] === most) right++;
  }
  return right / favourites;
}
