import type { AnyGame } from '@pharos/bots';
import { movesOf, seatsOf, SPECTATOR, type Rng } from '@pharos/core';
import { gameEntry } from '../../../server/src/shared/games.ts';
import type { Kind } from './gameKinds.ts';
import { lookalikes } from './similarDeals.ts';
import type { Spoil } from './plantedLeak.ts';
import type { Eyes } from './scrambledGame.ts';
import { Twins, type Subject } from './statePair.ts';

/** One position out of so many is looked at. */
const LOOK_EVERY = 10;
/** One pair of twins out of so many is dealt, where deals are found that look alike. */
const DEAL_EVERY = 6;

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

/** Twins of a kind of game in random positions, for a random seat or for somebody who only looks on. */
export function* twinsOf(kind: Kind, rng: Rng, spoil: Spoil): Generator<Twins, never> {
  const { game } = gameEntry(kind.game);
  const options = game.readOptions(kind.options);
  for (const state of positions(game, options, rng)) {
    const subject: Subject = { game, options, spoil };
    const dealt = rng(DEAL_EVERY) === 0 ? lookalikes(kind, rng) : null;
    if (dealt !== null) {
      yield Twins.deal(subject, dealt);
    } else {
      const eyes = someEyes(game.seatCount(options), rng);
      yield rng(3) === 0 ? Twins.twist(subject, state, eyes, rng) : Twins.draw(subject, state, eyes, rng);
    }
  }
  throw new Error('positions never end');
}

function someEyes(seats: number, rng: Rng): Eyes {
  const knower = rng(seats);
  return { viewer: rng(3) === 0 ? SPECTATOR : knower, knower };
}
