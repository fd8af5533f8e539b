import type { AnyGame } from '@pharos/bots';
import { movesOf, seatsOf, SPECTATOR, type Rng } from '@pharos/core';
import { gameEntry } from '@pharos/server';
import type { Kind } from './gameKinds.ts';
import { findSimilarDeals } from './similarDeals.ts';
import type { PlantedLeak } from './plantedLeak.ts';
import type { Perspective } from './scrambledGame.ts';
import { StatePair, type PairSubject } from './statePair.ts';

/** One position out of so many is looked at. */
const LOOK_EVERY = 10;
/** One pair out of so many is dealt, where deals are found that look alike. */
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

/** Pairs of states of a kind of game in random positions, for a random seat or for somebody who only looks on. */
export function* statePairs(kind: Kind, rng: Rng, leak: PlantedLeak): Generator<StatePair, never> {
  const { game } = gameEntry(kind.game);
  const options = game.readOptions(kind.options);
  for (const state of positions(game, options, rng)) {
    const subject: PairSubject = { game, options, leak };
    const dealt = rng(DEAL_EVERY) === 0 ? findSimilarDeals(kind, rng) : null;
    if (dealt !== null) {
      yield StatePair.byDealing(subject, dealt);
    } else {
      const perspective = randomPerspective(game.seatCount(options), rng);
      yield rng(3) === 0
        ? StatePair.byScrambling(subject, state, perspective, rng)
        : StatePair.byResampling(subject, state, perspective, rng);
    }
  }
  throw new Error('positions never end');
}

function randomPerspective(seats: number, rng: Rng): Perspective {
  const informedSeat = rng(seats);
  return { viewer: rng(3) === 0 ? SPECTATOR : informedSeat, informedSeat };
}
