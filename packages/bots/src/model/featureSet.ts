import type { Move, SeatId } from '@pharos/core';
import type { FeatureVector } from './featureVector.ts';

/** How a game describes its positions and moves in numbers: what weights are trained for. */
export interface FeatureSet<State> {
  readonly seatFeatures: readonly string[];
  readonly moveFeatures: readonly string[];
  seatCount(s: State): number;
  /** How many win together; they sit side by side. */
  partners(s: State): number;
  /** How much of the game is still to come: 1 before the first Age, 0 after the last. */
  shareLeft(s: State): number;
  describeSeat(s: State, seat: SeatId, vector: FeatureVector): void;
  /** See `Guide.keyOf`. */
  readonly keyOf: (s: State, move: Move) => number;
  describeMove(s: State, seat: SeatId, move: Move, vector: FeatureVector): void;
}
