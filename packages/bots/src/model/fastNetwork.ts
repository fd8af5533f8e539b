import type { FeatureSink } from './featureSink.ts';
import type { FeatureVector } from './featureVector.ts';
import { BLOCK, newGather, type Gather } from './gather.ts';
import type { Network } from './network.ts';

/** More inputs than a position has. */
const MOST_INPUTS = 512;
const NUMBER_BYTES = 4;

/** What a network reads, written where it looks for it. */
class NetworkInput implements FeatureSink {
  count = 0;
  readonly #rows: Int32Array;
  readonly #amounts: Float32Array;
  readonly #rowBytes: number;

  constructor(rows: Int32Array, amounts: Float32Array, rowBytes: number) {
    this.#rows = rows;
    this.#amounts = amounts;
    this.#rowBytes = rowBytes;
  }

  clear(): void {
    this.count = 0;
  }

  add(feature: number, amount: number): void {
    this.#rows[this.count] = feature * this.#rowBytes;
    this.#amounts[this.count++] = amount;
  }
}

const inBlocks = (count: number): number => BLOCK * Math.ceil(count / BLOCK);

/** A network laid out so that it is read fast; what it says is the same, up to rounding. */
export class FastNetwork {
  /** What the position that was read last says of each output. */
  readonly outputs: Float64Array;
  /** For who describes a position to this network alone: see `readInput`. */
  readonly input: NetworkInput;
  readonly #gather: Gather;
  readonly #inputs: number;
  readonly #moveFeatures: number;
  readonly #hidden: number;
  readonly #second: number;
  readonly #widths: { readonly first: number; readonly second: number; readonly last: number; readonly move: number };
  /** Where the matrices and lists lie, in bytes. */
  readonly #at: Readonly<Record<Place, number>>;
  readonly #rows: Int32Array;
  readonly #amounts: Float32Array;
  readonly #firstSums: Float32Array;
  readonly #secondSums: Float32Array;
  readonly #lastSums: Float32Array;
  readonly #moveSums: Float32Array;

  constructor({ shape, weights }: Network, gatherOf: (bytes: number) => Gather = newGather) {
    const { inputs, hidden, second, outputs, moveFeatures } = shape;
    const widths = {
      first: inBlocks(hidden + outputs),
      second: inBlocks(second),
      last: inBlocks(outputs),
      move: inBlocks(1 + second),
    };
    this.#inputs = inputs;
    this.#moveFeatures = moveFeatures;
    this.#hidden = hidden;
    this.#second = second;
    this.#widths = widths;
    // After the rows of each matrix comes one that is always added.
    const sizes: Readonly<Record<Place, number>> = {
      first: (inputs + 1) * widths.first,
      second: (hidden + 1) * widths.second,
      last: (second + 1) * widths.last,
      move: (moveFeatures + 1) * widths.move,
      rows: MOST_INPUTS,
      amounts: MOST_INPUTS,
      firstSums: widths.first,
      secondSums: widths.second,
      lastSums: widths.last,
      moveSums: widths.move,
    };
    let end = 0;
    this.#at = Object.fromEntries(
      PLACES.map((place) => {
        const start = end;
        end += NUMBER_BYTES * inBlocks(sizes[place]);
        return [place, start];
      }),
    ) as Record<Place, number>;
    this.#gather = gatherOf(end);
    const { memory } = this.#gather;
    const list = (place: Place): Float32Array => new Float32Array(memory, this.#at[place], sizes[place]);
    copyRows(weights.first, hidden + outputs, list('first'), widths.first);
    copyColumns(weights.second, hidden, list('second'), widths.second);
    copyColumns(weights.last, second, list('last'), widths.last);
    copyRows(weights.move, 1 + second, list('move'), widths.move);
    this.#rows = new Int32Array(memory, this.#at.rows, MOST_INPUTS);
    this.#amounts = list('amounts');
    this.input = new NetworkInput(this.#rows, this.#amounts, NUMBER_BYTES * widths.first);
    this.#firstSums = list('firstSums');
    this.#secondSums = list('secondSums');
    this.#lastSums = list('lastSums');
    this.#moveSums = list('moveSums');
    list('first').set(weights.firstBias, inputs * widths.first);
    list('second').set(weights.secondBias, hidden * widths.second);
    this.outputs = new Float64Array(outputs);
  }

  /** Reads a position: what `outputs` and `weighMove` say afterwards is about it. */
  read({ count, features, amounts }: FeatureVector): void {
    const { input } = this;
    input.clear();
    for (let index = 0; index < count; index++) input.add(features[index], amounts[index]);
    this.readInput();
  }

  /** The same of what has been written into `input`, which has to be written anew each time. */
  readInput(): void {
    const { first, second, last } = this.#widths;
    const { input } = this;
    const firstSums = this.#firstSums;
    const lastSums = this.#lastSums;
    const { outputs } = this;
    input.add(this.#inputs, 1);
    this.#addRows(input.count, 'first', first, 'firstSums');
    this.#addRows(this.#listPositive(firstSums, this.#hidden, second), 'second', second, 'secondSums');
    this.#addRows(this.#listPositive(this.#secondSums, this.#second, last), 'last', last, 'lastSums');
    for (let output = 0; output < outputs.length; output++) {
      outputs[output] = firstSums[this.#hidden + output] + lastSums[output];
    }
  }

  /** How much a move is worth trying, as the logarithm of a weight. */
  weighMove(vector: FeatureVector): number {
    const { move } = this.#widths;
    const sums = this.#moveSums;
    const units = this.#secondSums;
    this.#addRows(this.#list(vector, move, this.#moveFeatures), 'move', move, 'moveSums');
    let value = sums[0];
    for (let unit = 0; unit < this.#second; unit++) if (units[unit] > 0) value += sums[1 + unit] * units[unit];
    return value;
  }

  /** The rows of what a vector holds, and row `bias`, which is added to all. */
  #list({ count, features, amounts }: FeatureVector, width: number, bias: number): number {
    const bytes = NUMBER_BYTES * width;
    const rows = this.#rows;
    const ofRows = this.#amounts;
    for (let index = 0; index < count; index++) {
      rows[index] = features[index] * bytes;
      ofRows[index] = amounts[index];
    }
    rows[count] = bias * bytes;
    ofRows[count] = 1;
    return count + 1;
  }

  /** The rows of rectified units, of which those below nothing say nothing, and the row after them, which is added to all. */
  #listPositive(units: Float32Array, length: number, width: number): number {
    const bytes = NUMBER_BYTES * width;
    const rows = this.#rows;
    const ofRows = this.#amounts;
    let count = 0;
    for (let unit = 0; unit < length; unit++) {
      const value = units[unit];
      if (value <= 0) continue;
      rows[count] = unit * bytes;
      ofRows[count++] = value;
    }
    rows[count] = length * bytes;
    ofRows[count] = 1;
    return count + 1;
  }

  #addRows(count: number, matrix: Place, width: number, sums: Place): void {
    const at = this.#at;
    this.#gather.add(count, at.rows, at.amounts, at[matrix], NUMBER_BYTES * width, at[sums]);
  }
}

const PLACES = [
  'first',
  'second',
  'last',
  'move',
  'rows',
  'amounts',
  'firstSums',
  'secondSums',
  'lastSums',
  'moveSums',
] as const;

type Place = (typeof PLACES)[number];

/** Rows of `length`, each at the beginning of one of `width`. */
function copyRows(from: Float32Array, length: number, to: Float32Array, width: number): void {
  for (let at = 0; at < from.length; at++) to[Math.floor(at / length) * width + (at % length)] = from[at];
}

/** The same with rows and columns exchanged. */
function copyColumns(from: Float32Array, length: number, to: Float32Array, width: number): void {
  for (let at = 0; at < from.length; at++) to[(at % length) * width + Math.floor(at / length)] = from[at];
}
