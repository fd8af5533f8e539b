import type { Bot, Searched, Step } from '@pharos/bots';
import type { Game, GameEvent, Move, SeatId } from '@pharos/core';
import type { Reason, When } from './result.ts';
import type { Round } from './rounds.ts';

/** What the analysis has to know of a game: its rules, what a search goes by, and what explains a move. */
export interface GameKnowledge<Options, State, View, Event extends GameEvent> {
  readonly game: Game<Options, State, View, Event>;
  readonly searched: Searched<State>;
  /** Looks one move ahead; finding a better move than it does deserves to be called a find. */
  readonly greedy: Bot<State>;
  /** Moves with the same key do the same, but for details that make no difference to who wins. */
  readonly keyOf: (move: Move) => number;
  /** Tells which card of the hand a move uses, null for none of it; null where no hand is chosen from. */
  readonly cardOf: (s: State, seat: SeatId) => ((move: Move) => string | null) | null;
  /** Iterations for each decision at standard depth. */
  readonly iterations: (options: Options) => number;
  /** The kind of table whose chances are corrected alike. */
  readonly kind: (options: Options) => string;
  /** The part of the game that a position belongs to, from 0; chances are corrected for each. */
  readonly phase: (s: State) => number;
  readonly when: (s: State) => When;
  /** The ending that points decide. */
  readonly endingByPoints: string;
  /** What speaks against a move that was played where a better one is told. `s` is the position as the seat knows it. */
  readonly reasons: (s: State, seat: SeatId, compared: Compared) => Reason[];
  /** What speaks for the best move. */
  readonly merits: (s: State, seat: SeatId, compared: Compared) => Reason[];
  /** What came of not having made the best move, in the rounds that followed; the first one is that of the move itself. */
  readonly followed: (rounds: readonly Round<State, Event>[], seat: SeatId, compared: Compared) => Reason[];
  /** What there is to say about what turned up by a move, seen by all who may know. */
  readonly dealt: (before: State, events: readonly Event[], seat: SeatId) => Reason[];
}

/** A move with how the search expects it to go on. */
export interface ExpectedMove {
  readonly move: Move;
  readonly line: readonly Step[];
}

/** What was played and what is best, which may be the same. */
export interface Compared {
  readonly played: ExpectedMove;
  readonly best: ExpectedMove;
  /** What else was considered besides the best move. */
  readonly others: readonly Move[];
}
