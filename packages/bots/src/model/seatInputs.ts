import type { SeatId } from '@pharos/core';
import type { FeatureSink } from './featureSink.ts';

/** How a game of several seats describes positions to a network: once as each seat sees them. */
export interface SeatInputs<State> {
  readonly inputs: readonly string[];
  /** Looks at all seats of a position; `describeView` is about it until the next call. */
  describeSeats(s: State): void;
  describeView(s: State, seat: SeatId, sink: FeatureSink): void;
}
