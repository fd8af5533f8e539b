import { foldNumbers } from './hash.ts';
import type { Game, GameEvent, Move } from './game.ts';
import type { Rng } from './rng.ts';
import { firstSeat } from './seats.ts';

/** No game comes near; reaching it means the rules loop. */
export const MAX_PLIES = 10_000;

/** Plays uniformly random legal moves to the end, in place. Answers the number of choices made, forced ones included. */
export function playout<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  s: State,
  rng: Rng,
  moves: Move[] = [],
): number {
  for (let plies = 0; plies < MAX_PLIES; plies++) {
    const acting = game.toAct(s);
    if (acting === 0) return plies;
    const seat = firstSeat(acting);
    const count = game.legalMoves(s, seat, moves);
    game.apply(s, seat, moves[rng(count)]);
  }
  throw new Error(`${game.id}: a random game did not end within ${MAX_PLIES} choices`);
}

/** Running totals of a batch of games; the checksum tells whether two runs played the very same games. */
export class Tally {
  games = 0;
  plies = 0;
  checksum = 0;
  readonly #numbers: number[] = [];

  add<Options, State, View, Event extends GameEvent>(
    game: Game<Options, State, View, Event>,
    end: State,
    plies: number,
  ): void {
    this.games++;
    this.plies += plies;
    this.checksum = foldNumbers(this.checksum, game.encode(end, this.#numbers));
  }
}
