import type { FeatureVector } from '../../model/featureVector.ts';
import { Examples, type ExampleLists } from '../network/examples.ts';

/** A position of the training, with its seats in a row among the examples. */
export interface PointsPosition {
  /** The share of the game still to come. */
  readonly left: number;
  readonly first: number;
  /** The points of each seat in the end. */
  readonly points: readonly number[];
}

/** The same as plain lists, which a thread can hand to another one. */
export interface PointsLists {
  readonly examples: ExampleLists;
  readonly positions: readonly PointsPosition[];
}

/** Positions as each seat sees them, with by how many points the seat ended above the mean of all. */
export class PointsExamples {
  readonly examples = new Examples();
  readonly positions: PointsPosition[] = [];
  #mean = 0;
  #seat = 0;

  beginPosition(left: number, points: readonly number[]): void {
    this.positions.push({ left, first: this.examples.count, points });
    this.#mean = points.reduce((sum, one) => sum + one, 0) / points.length;
    this.#seat = 0;
  }

  /** The seats of the position that was begun last, one after the other. */
  addSeat(vector: FeatureVector): void {
    const { points } = this.positions[this.positions.length - 1];
    this.examples.addPosition(vector, [points[this.#seat++] - this.#mean], NaN);
    this.examples.end();
  }

  lists(): PointsLists {
    return { examples: this.examples.lists(), positions: this.positions };
  }

  append({ examples, positions }: PointsLists): void {
    const { count } = this.examples;
    for (const position of positions) this.positions.push({ ...position, first: count + position.first });
    this.examples.append(examples);
  }
}
