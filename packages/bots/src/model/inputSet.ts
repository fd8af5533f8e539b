import type { SeatId } from '@pharos/core';
import type { FeatureVector } from './featureVector.ts';

/** How a game of two describes positions to a network: as one of the players sees them. */
export interface InputSet<State> {
  readonly inputs: readonly string[];
  /** How a game can be won, in the words of its outcomes. */
  readonly ways: readonly string[];
  /** Whose view is the one to judge from: who chooses now. */
  viewer(s: State): SeatId;
  describePosition(s: State, viewer: SeatId, vector: FeatureVector): void;
}
