import type { Game, GameEvent } from '@pharos/core';

/** More moves than any position has. */
export const MOST_MOVES = 1024;

/** The part of a game that searching needs. */
export type Rules<State> = Pick<
  Game<never, State, unknown, GameEvent>,
  'toAct' | 'legalMoves' | 'apply' | 'outcome' | 'clone' | 'resample'
>;

/** Who sits at a table. */
export interface Table {
  readonly seats: number;
  /** How many win together: 1 where everybody plays alone. */
  readonly partners: number;
}
