import { fastRng, shuffle, type Rng } from '@pharos/core';
import { FeatureVector } from '../../model/featureVector.ts';
import { Network, PARTS, sizesOf, type NetworkShape, type NetworkWeights } from '../../model/network.ts';
import type { Examples } from './examples.ts';
import { Slopes, type Loss } from './slopes.ts';

export interface NetworkFitting extends Loss {
  readonly epochs: number;
  readonly step: number;
  /** How strongly weights are pulled towards nothing with each step. */
  readonly decay: number;
}

const BATCH = 128;
/** The usual constants of Adam: how long the slope and its square are remembered. */
const MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
const TINY = 1e-8;
/** An input seen as rarely as this is not worth more trust than others. */
const LEAST_SCALE = 0.05;
/** The pace at the end, as a part of that at the beginning. */
const LAST_PACE = 0.03;
const FINE = 1 << 24;

const vector = new FeatureVector();

/** A network that knows nothing yet: small weights by chance, and none where they would favour anything. */
export function newNetwork(shape: NetworkShape, seed: number): Network {
  const rng = fastRng(seed, 4711);
  const sizes = sizesOf(shape);
  const weights = Object.fromEntries(
    PARTS.map((part) => [part, new Float32Array(sizes[part])]),
  ) as unknown as NetworkWeights;
  const width = shape.hidden + shape.outputs;
  for (let at = 0; at < weights.first.length; at++) {
    if (at % width < shape.hidden) weights.first[at] = around(rng, 0.15);
  }
  fill(weights.second, rng, Math.sqrt(3 / shape.hidden));
  fill(weights.last, rng, Math.sqrt(1 / shape.second));
  for (let at = 0; at < weights.move.length; at++)
    if (at % (1 + shape.second) > 0) weights.move[at] = around(rng, 0.05);
  return new Network(shape, weights);
}

function fill(list: Float32Array, rng: Rng, size: number): void {
  for (let at = 0; at < list.length; at++) list[at] = around(rng, size);
}

function around(rng: Rng, size: number): number {
  return size * ((2 * rng(FINE)) / FINE - 1);
}

/**
 * Fits a network to examples by Adam. Each input is scaled by its usual size, so that one pace suits all. The same examples always give the
 * same network.
 */
export function fitNetwork(
  before: Network,
  examples: Examples,
  fitting: NetworkFitting,
  onEpoch: (epoch: number, network: Network) => void,
): Network {
  const { shape } = before;
  const scales = scalesOf(examples, shape.inputs);
  const network = rescaled(before, scales, 1);
  const slopes = new Slopes(network, fitting, scales);
  const means = parts(network);
  const squares = parts(network);
  const order = Array.from({ length: examples.count }, (_, example) => example);
  const batches = Math.ceil(order.length / BATCH);
  const steps = fitting.epochs * batches;
  const rng = fastRng(order.length, 31);
  for (let step = 1; step <= steps; step++) {
    const batch = (step - 1) % batches;
    if (batch === 0) shuffle(order, rng);
    slopes.clear();
    const from = batch * BATCH;
    const to = Math.min(order.length, from + BATCH);
    for (let at = from; at < to; at++) slopes.add(examples, order[at]);
    const pace = fitting.step * (1 - (1 - LAST_PACE) * ((step - 1) / steps));
    const correction = Math.sqrt(1 - SQUARE_MEMORY ** step) / (1 - MEMORY ** step);
    for (const part of PARTS) {
      const decay = part === 'firstBias' || part === 'secondBias' ? 0 : fitting.decay;
      const lists = {
        weights: network.weights[part],
        slope: slopes.parts[part],
        mean: means[part],
        square: squares[part],
      };
      follow(lists, to - from, pace * correction, pace * decay);
    }
    if (batch === batches - 1) onEpoch(step / batches, rescaled(network, scales, -1));
  }
  return rescaled(network, scales, -1);
}

interface Lists {
  readonly weights: Float32Array;
  readonly slope: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

/** A step of Adam. */
function follow({ weights, slope, mean, square }: Lists, examples: number, pace: number, decay: number): void {
  for (let at = 0; at < weights.length; at++) {
    const g = slope[at] / examples;
    // What does not occur in a batch stays as it is.
    if (g === 0 && mean[at] === 0) continue;
    mean[at] = MEMORY * mean[at] + (1 - MEMORY) * g;
    square[at] = SQUARE_MEMORY * square[at] + (1 - SQUARE_MEMORY) * g * g;
    weights[at] -= (pace * mean[at]) / (Math.sqrt(square[at]) + TINY) + decay * weights[at];
  }
}

function parts({ weights }: Network): NetworkWeights {
  return Object.fromEntries(
    PARTS.map((part) => [part, new Float32Array(weights[part].length)]),
  ) as unknown as NetworkWeights;
}

/** The root of the mean square of each input where it occurs. */
function scalesOf(examples: Examples, inputs: number): Float64Array {
  const squares = new Float64Array(inputs);
  const counts = new Float64Array(inputs);
  for (let example = 0; example < examples.count; example++) {
    examples.readInputs(example, vector);
    for (let index = 0; index < vector.count; index++) {
      squares[vector.features[index]] += vector.amounts[index] ** 2;
      counts[vector.features[index]]++;
    }
  }
  return squares.map((square, input) =>
    counts[input] === 0 ? 1 : Math.max(LEAST_SCALE, Math.sqrt(square / counts[input])),
  );
}

/** The same network for inputs that are divided by their scales (`power` 1), or for inputs as they are (−1). */
function rescaled({ shape, weights }: Network, scales: Float64Array, power: number): Network {
  const copy = Object.fromEntries(PARTS.map((part) => [part, weights[part].slice()])) as unknown as NetworkWeights;
  const width = shape.hidden + shape.outputs;
  for (let at = 0; at < copy.first.length; at++) copy.first[at] *= scales[Math.floor(at / width)] ** power;
  return new Network(shape, copy);
}
