import type { Notes } from '../knowledge/notes.ts';

/** A list of numbers that grows by doubling. */
class Column<List extends Uint16Array | Float32Array | Uint32Array> {
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

  get list(): List {
    return this.#list;
  }
}

/**
 * What is to be learned: questions with several answers, each answer described by features, and how right each answer is.
 * "Who wins?" is such a question, and "which move?" is another. All in long lists: there are millions of features.
 */
export class Lessons {
  readonly #features = new Column((length) => new Uint16Array(length));
  readonly #amounts = new Column((length) => new Float32Array(length));
  /** Where the features of each answer and the answers of each question end. */
  readonly #answerEnds = new Column((length) => new Uint32Array(length));
  readonly #questionEnds = new Column((length) => new Uint32Array(length));
  readonly #shares = new Column((length) => new Float32Array(length));

  /** Adds to the answer being written. */
  note(feature: number, amount: number): void {
    this.#features.push(feature);
    this.#amounts.push(amount);
  }

  noteAll({ count, features, amounts }: Notes): void {
    for (let index = 0; index < count; index++) this.note(features[index], amounts[index]);
  }

  /** Closes an answer: `share` is how right it is, and those of a question sum up to 1. */
  endAnswer(share: number): void {
    this.#shares.push(share);
    this.#answerEnds.push(this.#features.length);
  }

  endQuestion(): void {
    this.#questionEnds.push(this.#answerEnds.length);
  }

  get questions(): number {
    return this.#questionEnds.length;
  }

  get answers(): number {
    return this.#answerEnds.length;
  }

  get features(): Uint16Array {
    return this.#features.list;
  }

  get amounts(): Float32Array {
    return this.#amounts.list;
  }

  get shares(): Float32Array {
    return this.#shares.list;
  }

  firstAnswer(question: number): number {
    return question === 0 ? 0 : this.#questionEnds.list[question - 1];
  }

  endOfAnswers(question: number): number {
    return this.#questionEnds.list[question];
  }

  firstFeature(answer: number): number {
    return answer === 0 ? 0 : this.#answerEnds.list[answer - 1];
  }

  endOfFeatures(answer: number): number {
    return this.#answerEnds.list[answer];
  }
}
