import { firstSeat, type Game, type GameEvent, type Move, type Rng } from '@pharos/core';
import { countBits } from '../../model/bits.ts';
import { FeatureVector } from '../../model/featureVector.ts';
import type { SeatInputs } from '../../model/seatInputs.ts';
import type { TargetPolicy } from '../targetPolicy.ts';
import type { PointsExamples } from './pointsExamples.ts';

export interface PointsGamePlan<State> {
  readonly inputs: SeatInputs<State>;
  /** Who plays at each seat. */
  readonly players: readonly TargetPolicy<State>[];
  /** The share of choices left to chance, so that positions vary. */
  readonly noise: number;
  /** One turn in so many becomes examples, one for each seat. */
  readonly every: number;
}

const FINE = 1 << 20;
const vector = new FeatureVector();
const targets = new Float64Array(1024);

/** Plays a game and adds what there was to see at the beginning of turns, with how each seat ended. */
export function playPointsGame<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  { inputs, players, noise, every }: PointsGamePlan<State>,
  deal: Rng,
  rng: Rng,
  left: (s: State) => number,
  examples: PointsExamples,
): void {
  const s = game.setup(options, deal);
  const samples: State[] = [];
  const moves: Move[] = [];
  for (let acting = game.toAct(s); acting !== 0; acting = game.toAct(s)) {
    if (countBits(acting) === players.length && rng(every) === 0) samples.push(game.clone(s));
    const seat = firstSeat(acting);
    const count = game.legalMoves(s, seat, moves);
    game.apply(s, seat, moves[count === 1 ? 0 : choose(s, seat, count)]);
  }
  const outcome = game.outcome(s);
  if (outcome === null) throw new Error('a game of the training did not end');
  const points = outcome.scores.map(({ total }) => total);
  for (const sample of samples) {
    inputs.describeSeats(sample);
    examples.beginPosition(left(sample), points);
    for (const seat of points.keys()) {
      vector.clear();
      inputs.describeView(sample, seat, vector);
      examples.addSeat(vector);
    }
  }

  function choose(position: State, seat: number, count: number): number {
    if (rng(FINE) < noise * FINE) return rng(count);
    players[seat].writeTargets(position, seat, moves, count, rng, targets);
    let best = 0;
    for (let index = 1; index < count; index++) if (targets[index] > targets[best]) best = index;
    return best;
  }
}
