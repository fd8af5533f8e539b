import type { Game, GameEvent, Move, Rng, SeatId } from '@pharos/core';
import type { Course } from './course.ts';

/** Chooses moves for a seat. */
export interface Bot<State> {
  /** Looks at nothing but the list of moves, so that nothing has to be hidden from it. */
  readonly blind: boolean;
  /**
   * The choice of a seat that has at least one legal move. `s` comes from `Game.resample`: it holds what the seat may
   * know, the rest is made up. It belongs to the bot until its next call. Who thinks ahead asks `isCancelled` now and then, and
   * answers with what it has found so far. Who is told the course of the game may use what it found out at earlier choices.
   */
  choose(s: State, seat: SeatId, rng: Rng, isCancelled?: () => boolean, course?: Course): Move;
  /**
   * Prepares to think on for a seat while others choose: answers what thinks for a moment each time it is called and says whether it has more to
   * think about, or null where nothing is gained by it. `s` is drawn and `course` told as for `choose`.
   */
  ponder?(s: State, seat: SeatId, rng: Rng, course: Course): (() => boolean) | null;
}

/**
 * How good positions are for a seat, higher being better. The first call sees the position before the move, the second
 * one each position after it: what the move turned face up is a guess and must not count, and only the position before
 * tells what that is.
 */
export type Evaluate<State> = (before: State, seat: SeatId) => (after: State) => number;

/** What a position is worth to a seat. */
export type PositionValue<State> = (s: State, seat: SeatId) => number;

/** Lets a bot choose in a real game: it gets to see a resampled state only. */
export function chooseMove<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  bot: Bot<State>,
  s: State,
  seat: SeatId,
  rng: Rng,
  course?: Course,
): Move {
  return bot.choose(bot.blind ? s : game.resample(s, seat, rng), seat, rng, undefined, course);
}
