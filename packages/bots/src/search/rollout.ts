import { firstSeat, type Move, type Rng } from '@pharos/core';
import type { Guide } from './guide.ts';
import { MOST_MOVES, type Rules } from './rules.ts';

/** How play goes on beyond the tree before the guide judges. */
export interface Rollout {
  /** Choices of players; Infinity for the end of the game. */
  readonly plies: number;
  /** Whether moves are drawn by their weights; else all are equally likely. */
  readonly isGuided: boolean;
}

const FINE = 1 << 30;

/** Plays on beyond the tree, in place. */
export class Rollouts<State> {
  readonly #rules: Rules<State>;
  readonly #guide: Guide<State>;
  readonly #rollout: Rollout;
  readonly #moves: Move[] = [];
  readonly #weights = new Float64Array(MOST_MOVES);

  constructor(rules: Rules<State>, guide: Guide<State>, rollout: Rollout) {
    this.#rules = rules;
    this.#guide = guide;
    this.#rollout = rollout;
  }

  run(s: State, rng: Rng): void {
    const { plies, isGuided } = this.#rollout;
    for (let ply = 0; ply < plies; ply++) {
      const acting = this.#rules.toAct(s);
      if (acting === 0) return;
      const seat = firstSeat(acting);
      const count = this.#rules.legalMoves(s, seat, this.#moves);
      const index = count === 1 ? 0 : isGuided ? this.#draw(s, seat, count, rng) : rng(count);
      this.#rules.apply(s, seat, this.#moves[index]);
    }
  }

  #draw(s: State, seat: number, count: number, rng: Rng): number {
    const weights = this.#weights;
    this.#guide.weigh(s, seat, this.#moves, count, weights);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += weights[i];
    let rest = (sum * rng(FINE)) / FINE;
    for (let i = 0; i < count; i++) {
      rest -= weights[i];
      if (rest < 0) return i;
    }
    return count - 1;
  }
}
