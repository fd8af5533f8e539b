import type { Move, SeatId } from '@pharos/core';

/** A choice of a recorded game that was not forced. */
export interface RecordedChoice {
  readonly seat: SeatId;
  /** What the search made of the position for this seat, 0 … 1. */
  readonly chance: number;
  /** How much the search looked at each legal move, in their order; the shares sum up to about `WHOLE`. */
  readonly shares: readonly number[];
}

/** The shares of a choice are whole parts of this. */
export const WHOLE = 200;

/** A game of the league, as it is stored: the deal, all moves in order, and what was thought at those that were not forced. */
export interface GameRecord {
  /** Which of the tables of the training. */
  readonly table: number;
  readonly seed: string;
  readonly players: readonly string[];
  readonly moves: readonly Move[];
  readonly choices: readonly RecordedChoice[];
}
