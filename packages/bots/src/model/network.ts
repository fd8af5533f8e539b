import type { FeatureVector } from './featureVector.ts';

/** How large a network is. */
export interface NetworkShape {
  readonly inputs: number;
  /** Units of the two hidden layers. */
  readonly hidden: number;
  readonly second: number;
  readonly outputs: number;
  readonly moveFeatures: number;
}

/** The numbers of a network, layer by layer. */
export interface NetworkWeights {
  /** For each input its weights of the hidden units, then those that go straight to the outputs. */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** For each unit of the second layer its weights of the hidden units. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  /** For each output its weights of the second layer. */
  readonly last: Float32Array;
  /** For each feature of moves its weight, then how each unit of the second layer changes it. */
  readonly move: Float32Array;
}

export const PARTS = ['first', 'firstBias', 'second', 'secondBias', 'last', 'move'] as const;

/** How many numbers each part has. */
export function sizesOf({
  inputs,
  hidden,
  second,
  outputs,
  moveFeatures,
}: NetworkShape): Record<(typeof PARTS)[number], number> {
  const width = hidden + outputs;
  return {
    first: inputs * width,
    firstBias: width,
    second: second * hidden,
    secondBias: second,
    last: outputs * second,
    move: moveFeatures * (1 + second),
  };
}

/**
 * A small network: sparse inputs, two hidden layers of rectified units, and outputs that also see the inputs straight. Moves are weighed by
 * their features, and the second layer says how much each feature matters in the position.
 */
export class Network {
  readonly shape: NetworkShape;
  readonly weights: NetworkWeights;
  /** What the units say about the position that was read last. */
  readonly firstUnits: Float64Array;
  readonly secondUnits: Float64Array;
  readonly outputs: Float64Array;

  constructor(shape: NetworkShape, weights: NetworkWeights) {
    this.shape = shape;
    this.weights = weights;
    this.firstUnits = new Float64Array(shape.hidden + shape.outputs);
    this.secondUnits = new Float64Array(shape.second);
    this.outputs = new Float64Array(shape.outputs);
  }

  /** Reads a position: what `outputs` and `weighMove` say afterwards is about it. */
  read(vector: FeatureVector): void {
    this.#readFirst(vector);
    this.#readSecond();
    this.#readOutputs();
  }

  #readFirst({ count, features, amounts }: FeatureVector): void {
    const { first, firstBias } = this.weights;
    const units = this.firstUnits;
    const width = units.length;
    units.set(firstBias);
    for (let index = 0; index < count; index++) {
      const amount = amounts[index];
      const start = features[index] * width;
      for (let unit = 0; unit < width; unit++) units[unit] += first[start + unit] * amount;
    }
    const { hidden } = this.shape;
    for (let unit = 0; unit < hidden; unit++) if (units[unit] < 0) units[unit] = 0;
  }

  #readSecond(): void {
    const { second, secondBias } = this.weights;
    const { hidden } = this.shape;
    const { firstUnits, secondUnits } = this;
    for (let unit = 0; unit < secondUnits.length; unit++) {
      const start = unit * hidden;
      let sum = secondBias[unit];
      for (let from = 0; from < hidden; from++) sum += second[start + from] * firstUnits[from];
      secondUnits[unit] = sum > 0 ? sum : 0;
    }
  }

  #readOutputs(): void {
    const { last } = this.weights;
    const { hidden, second } = this.shape;
    const { firstUnits, secondUnits, outputs } = this;
    for (let output = 0; output < outputs.length; output++) {
      const start = output * second;
      let sum = firstUnits[hidden + output];
      for (let unit = 0; unit < second; unit++) sum += last[start + unit] * secondUnits[unit];
      outputs[output] = sum;
    }
  }

  /** How much a move is worth trying, as the logarithm of a weight. */
  weighMove({ count, features, amounts }: FeatureVector): number {
    const { move } = this.weights;
    const { secondUnits } = this;
    const width = 1 + secondUnits.length;
    let value = 0;
    for (let index = 0; index < count; index++) {
      const start = features[index] * width;
      let weight = move[start];
      for (let unit = 1; unit < width; unit++) weight += move[start + unit] * secondUnits[unit - 1];
      value += weight * amounts[index];
    }
    return value;
  }
}
