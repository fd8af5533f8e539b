import type { Move, SeatId } from '@pharos/core';
import type { Rules } from './rules.ts';

/** What a game tells the search, which knows no game itself. Both answers have to be fast: they are asked at every leaf. */
export interface Guide<State> {
  /** Writes each seat's chance of winning in a position that is not over, by seat; partners have the same one. */
  judge(s: State, chances: Float64Array): void;
  /** Writes how much each of the first `count` moves of a seat is worth trying; positive, of any scale. */
  weigh(s: State, seat: SeatId, moves: readonly Move[], count: number, weights: Float64Array): void;
  /**
   * What a move is in this position, as a number: moves with different keys are told apart in the tree. Where the same move may concern
   * one card or another, depending on what was turned up, they are two things. Of a move made earlier a later position says the same, or
   * something that no move has there.
   */
  readonly keyOf: (s: State, move: Move) => number;
}

/** The key of moves that say all there is to say. */
export function moveAsKey(_: unknown, move: Move): number {
  return move;
}

/** A game as a search plays it: by its rules, on its guide. */
export interface SearchedGame<State> {
  readonly rules: Rules<State>;
  readonly guide: Guide<State>;
}
