import type { AnyGame } from '@pharos/bots';
import { movesOf, seatsOf, SPECTATOR, type Rng } from '@pharos/core';
import { gameEntry } from '../../../server/src/games.ts';
import type { Kind } from './kinds.ts';
import { Twins } from './twins.ts';

/** One position out of so many is looked at. */
const LOOK_EVERY = 10;

/** Positions of one random game after another. */
function* positions(game: AnyGame, options: unknown, rng: Rng): Generator<unknown, never> {
  for (;;) {
    const state = game.setup(options, rng);
    while (game.toAct(state) !== 0) {
      if (rng(LOOK_EVERY) === 0) yield state;
      const seats = seatsOf(game.toAct(state));
      const seat = seats[rng(seats.length)];
      const moves = movesOf(game, state, seat);
      game.apply(state, seat, moves[rng(moves.length)]);
    }
  }
}

/** What is done with the rules of a game before it is played: a trial of the trial makes them leak. */
export type Spoil = (game: AnyGame) => AnyGame;

/** Twins of a kind of game in random positions, for a random seat or for somebody who only looks on. */
export function* twinsOf(kind: Kind, rng: Rng, spoil: Spoil): Generator<Twins, never> {
  const { game: honest } = gameEntry(kind.game);
  const options = honest.readOptions(kind.options);
  const game = spoil(honest);
  for (const state of positions(honest, options, rng)) {
    const viewer = rng(honest.seatCount(options) + 1) + SPECTATOR;
    yield rng(3) === 0 ? Twins.twist(game, options, state, viewer, rng) : Twins.draw(game, options, state, viewer, rng);
  }
  throw new Error('positions never end');
}
