import type { Bot, Searched, Step } from '@pharos/bots';
import type { Game, GameEvent, Move, SeatId } from '@pharos/core';
import type { Reason, When } from './result.ts';

/** What the analysis has to know of a game: its rules, what a search goes by, and what explains a move. */
export interface GameKnowledge<Options, State, View, Event extends GameEvent> {
  readonly game: Game<Options, State, View, Event>;
  readonly searched: Searched<State>;
  /** Looks one move ahead; finding a better move than it does deserves to be called a find. */
  readonly greedy: Bot<State>;
  /** Moves with the same key do the same, but for details that make no difference to who wins. */
  readonly keyOf: (move: Move) => number;
  /** Iterations for each decision at standard depth. */
  readonly iterations: (options: Options) => number;
  /** The kind of table whose chances are corrected alike. */
  readonly kind: (options: Options) => string;
  /** The part of the game that a position belongs to, from 0; chances are corrected for each. */
  readonly phase: (s: State) => number;
  readonly when: (s: State) => When;
  /** What explains a decision. `s` is the position as the seat knows it. */
  readonly reasons: (s: State, seat: SeatId, compared: Compared) => Reason[];
  /** What there is to say about what turned up by a move, seen by all who may know. */
  readonly dealt: (before: State, events: readonly Event[], seat: SeatId) => Reason[];
}

/** A move with how the search expects it to go on. */
export interface ExpectedMove {
  readonly move: Move;
  readonly line: readonly Step[];
}

/** What was played and what is best; the same move if it was the best one, and then the others that were considered. */
export interface Compared {
  readonly played: ExpectedMove;
  readonly best: ExpectedMove;
  readonly others: readonly Move[];
}
