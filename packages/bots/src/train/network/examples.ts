import type { FeatureVector } from '../../model/featureVector.ts';
import { Column } from '../dataset.ts';

/** Examples as plain lists, which a thread can hand to another one. */
export interface ExampleLists {
  readonly inputs: Uint16Array;
  readonly amounts: Float32Array;
  readonly inputEnds: Uint32Array;
  readonly outcomes: Float32Array;
  readonly chances: Float32Array;
  readonly moveFeatures: Uint16Array;
  readonly moveAmounts: Float32Array;
  readonly moveEnds: Uint32Array;
  readonly moveShares: Float32Array;
  readonly choiceEnds: Uint32Array;
}

/** What a network is trained with, in long lists: positions with their inputs, how their games ended, and what a search thought. */
export class Examples {
  readonly #inputs = new Column((length) => new Uint16Array(length));
  readonly #amounts = new Column((length) => new Float32Array(length));
  readonly #inputEnds = new Column((length) => new Uint32Array(length));
  readonly #outcomes = new Column((length) => new Float32Array(length));
  readonly #chances = new Column((length) => new Float32Array(length));
  readonly #moveFeatures = new Column((length) => new Uint16Array(length));
  readonly #moveAmounts = new Column((length) => new Float32Array(length));
  readonly #moveEnds = new Column((length) => new Uint32Array(length));
  readonly #moveShares = new Column((length) => new Float32Array(length));
  readonly #choiceEnds = new Column((length) => new Uint32Array(length));

  /** Begins with a position; `chance` is that of the viewer as a search estimated it, NaN if none did. */
  addPosition({ count, features, amounts }: FeatureVector, outcome: readonly number[], chance: number): void {
    for (let index = 0; index < count; index++) {
      this.#inputs.push(features[index]);
      this.#amounts.push(amounts[index]);
    }
    this.#inputEnds.push(this.#inputs.length);
    for (const share of outcome) this.#outcomes.push(share);
    this.#chances.push(chance);
  }

  /** A move that was open there, with its share of the search. */
  addMove({ count, features, amounts }: FeatureVector, share: number): void {
    for (let index = 0; index < count; index++) {
      this.#moveFeatures.push(features[index]);
      this.#moveAmounts.push(amounts[index]);
    }
    this.#moveEnds.push(this.#moveFeatures.length);
    this.#moveShares.push(share);
  }

  /** Ends the example; one without moves says nothing about moves. */
  end(): void {
    this.#choiceEnds.push(this.#moveEnds.length);
  }

  lists(): ExampleLists {
    return {
      inputs: this.#inputs.copy(),
      amounts: this.#amounts.copy(),
      inputEnds: this.#inputEnds.copy(),
      outcomes: this.#outcomes.copy(),
      chances: this.#chances.copy(),
      moveFeatures: this.#moveFeatures.copy(),
      moveAmounts: this.#moveAmounts.copy(),
      moveEnds: this.#moveEnds.copy(),
      moveShares: this.#moveShares.copy(),
      choiceEnds: this.#choiceEnds.copy(),
    };
  }

  append(lists: ExampleLists): void {
    this.#inputEnds.append(lists.inputEnds, this.#inputs.length);
    this.#inputs.append(lists.inputs);
    this.#amounts.append(lists.amounts);
    this.#outcomes.append(lists.outcomes);
    this.#chances.append(lists.chances);
    this.#choiceEnds.append(lists.choiceEnds, this.#moveEnds.length);
    this.#moveEnds.append(lists.moveEnds, this.#moveFeatures.length);
    this.#moveFeatures.append(lists.moveFeatures);
    this.#moveAmounts.append(lists.moveAmounts);
    this.#moveShares.append(lists.moveShares);
  }

  get count(): number {
    return this.#inputEnds.length;
  }

  /** Which inputs and which features of moves occur, 1 for those that do. */
  used(inputs: number, moveFeatures: number): { readonly inputs: Uint8Array; readonly moveFeatures: Uint8Array } {
    const used = { inputs: new Uint8Array(inputs), moveFeatures: new Uint8Array(moveFeatures) };
    for (let at = 0; at < this.#inputs.length; at++) used.inputs[this.#inputs.list[at]] = 1;
    for (let at = 0; at < this.#moveFeatures.length; at++) used.moveFeatures[this.#moveFeatures.list[at]] = 1;
    return used;
  }

  /** Fills a vector with the inputs of an example. */
  readInputs(example: number, vector: FeatureVector): void {
    const start = example === 0 ? 0 : this.#inputEnds.list[example - 1];
    copy(this.#inputs.list, this.#amounts.list, start, this.#inputEnds.list[example], vector);
  }

  outcome(example: number, way: number, ways: number): number {
    return this.#outcomes.list[example * ways + way];
  }

  chance(example: number): number {
    return this.#chances.list[example];
  }

  firstMove(example: number): number {
    return example === 0 ? 0 : this.#choiceEnds.list[example - 1];
  }

  endOfMoves(example: number): number {
    return this.#choiceEnds.list[example];
  }

  share(move: number): number {
    return this.#moveShares.list[move];
  }

  readMove(move: number, vector: FeatureVector): void {
    const start = move === 0 ? 0 : this.#moveEnds.list[move - 1];
    copy(this.#moveFeatures.list, this.#moveAmounts.list, start, this.#moveEnds.list[move], vector);
  }
}

function copy(from: Uint16Array, amounts: Float32Array, start: number, end: number, vector: FeatureVector): void {
  vector.count = end - start;
  for (let at = start; at < end; at++) {
    vector.features[at - start] = from[at];
    vector.amounts[at - start] = amounts[at];
  }
}
