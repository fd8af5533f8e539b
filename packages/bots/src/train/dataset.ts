import type { FeatureVector } from '../model/featureVector.ts';

/** A list of numbers that grows by doubling. */
export class Column<List extends Uint16Array | Float32Array | Uint32Array> {
  #list: List;
  readonly #grown: (length: number) => List;
  length = 0;

  constructor(grown: (length: number) => List) {
    this.#grown = grown;
    this.#list = grown(1024);
  }

  push(number: number): void {
    if (this.length === this.#list.length) {
      const larger = this.#grown(2 * this.length);
      larger.set(this.#list);
      this.#list = larger;
    }
    this.#list[this.length++] = number;
  }

  /** Adds numbers of another list, each larger by `offset`. */
  append(numbers: ArrayLike<number>, offset = 0): void {
    for (let index = 0; index < numbers.length; index++) this.push(numbers[index] + offset);
  }

  get list(): List {
    return this.#list;
  }

  /** A copy of the numbers alone. */
  copy(): List {
    return this.#list.slice(0, this.length) as List;
  }
}

/**
 * Training data: examples with several alternatives, each with its features and its target, the share of the probability it should get.
 * "Who wins?" is such an example, and "which move?" is another. All in long lists: there are millions of features.
 */
export class Dataset {
  readonly #features = new Column((length) => new Uint16Array(length));
  readonly #amounts = new Column((length) => new Float32Array(length));
  /** Where the features of each alternative and the alternatives of each example end. */
  readonly #alternativeEnds = new Column((length) => new Uint32Array(length));
  readonly #exampleEnds = new Column((length) => new Uint32Array(length));
  readonly #targets = new Column((length) => new Float32Array(length));

  /** Adds to the alternative being written. */
  addFeature(feature: number, amount: number): void {
    this.#features.push(feature);
    this.#amounts.push(amount);
  }

  addVector({ count, features, amounts }: FeatureVector): void {
    for (let index = 0; index < count; index++) this.addFeature(features[index], amounts[index]);
  }

  /** Closes an alternative; the targets of an example sum up to 1. */
  endAlternative(target: number): void {
    this.#targets.push(target);
    this.#alternativeEnds.push(this.#features.length);
  }

  endExample(): void {
    this.#exampleEnds.push(this.#alternativeEnds.length);
  }

  get examples(): number {
    return this.#exampleEnds.length;
  }

  get alternatives(): number {
    return this.#alternativeEnds.length;
  }

  get features(): Uint16Array {
    return this.#features.list;
  }

  get amounts(): Float32Array {
    return this.#amounts.list;
  }

  get targets(): Float32Array {
    return this.#targets.list;
  }

  firstAlternative(example: number): number {
    return example === 0 ? 0 : this.#exampleEnds.list[example - 1];
  }

  endOfAlternatives(example: number): number {
    return this.#exampleEnds.list[example];
  }

  firstFeature(alternative: number): number {
    return alternative === 0 ? 0 : this.#alternativeEnds.list[alternative - 1];
  }

  endOfFeatures(alternative: number): number {
    return this.#alternativeEnds.list[alternative];
  }
}
