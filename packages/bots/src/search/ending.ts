import { firstSeat, type Move, type SeatId } from '@pharos/core';
import type { SearchedGame } from './guide.ts';
import { MOST_MOVES } from './rules.ts';

/** Moves are put in order by the guide in so many first choices: it costs more than a look at a few positions does. */
const ORDERED_CHOICES = 3;

/** What the search for a forced victory found: a move that leads to one, that there is none, or neither in the positions it might look at. */
export type ForcedVictory = { readonly move: Move } | 'none' | 'unknown';

/** Looks for a victory that the opponent cannot prevent, in a game of two in which nothing is hidden any more: every answer to every move. */
export class EndingSearch<State> {
  readonly #game: SearchedGame<State>;
  /** The moves of each position on the way, from the first one. */
  readonly #moves: Move[][] = [];
  readonly #weights = new Float64Array(MOST_MOVES);
  #left = 0;

  constructor(game: SearchedGame<State>) {
    this.#game = game;
  }

  /** A move with which the seat that chooses wins for certain; looks at no more than `positions`. */
  find(s: State, seat: SeatId, positions: number): ForcedVictory {
    const { rules } = this.#game;
    this.#left = positions;
    const count = this.#listMoves(s, seat, 0);
    for (let index = 0; index < count; index++) {
      const move = this.#moves[0][index];
      const after = rules.clone(s);
      rules.apply(after, seat, move);
      if (this.#wins(after, seat, 1)) return { move };
      if (this.#left <= 0) return 'unknown';
    }
    return 'none';
  }

  /** Whether a seat wins whatever the other one does; false as well once there is nothing left to look at. */
  #wins(s: State, seat: SeatId, choice: number): boolean {
    const { rules } = this.#game;
    if (this.#left-- <= 0) return false;
    const acting = rules.toAct(s);
    if (acting === 0) return isWon(rules.outcome(s)?.ranking[0], seat);
    const mover = firstSeat(acting);
    const count = this.#listMoves(s, mover, choice);
    const isOwn = mover === seat;
    for (let index = 0; index < count; index++) {
      const after = index === count - 1 ? s : rules.clone(s);
      rules.apply(after, mover, this.#moves[choice][index]);
      if (this.#wins(after, seat, choice + 1) === isOwn) return isOwn;
    }
    return !isOwn;
  }

  #listMoves(s: State, seat: SeatId, choice: number): number {
    const moves = (this.#moves[choice] ??= []);
    const count = this.#game.rules.legalMoves(s, seat, moves);
    if (choice < ORDERED_CHOICES && count > 1) this.#order(s, seat, moves, count);
    return count;
  }

  /** Promising moves first: the sooner a refutation is found, the less there is to look at. */
  #order(s: State, seat: SeatId, moves: Move[], count: number): void {
    this.#game.guide.weigh(s, seat, moves, count, this.#weights);
    const weighed = Array.from({ length: count }, (_, index) => ({ move: moves[index], weight: this.#weights[index] }));
    weighed.sort((a, b) => b.weight - a.weight);
    for (const [index, { move }] of weighed.entries()) moves[index] = move;
  }
}

function isWon(winners: readonly SeatId[] | undefined, seat: SeatId): boolean {
  return winners !== undefined && winners.length === 1 && winners[0] === seat;
}
