import { firstSeat, type Game, type GameEvent, type Move, type Rng } from '@pharos/core';
import { countBits } from '../../model/bits.ts';
import { FeatureVector } from '../../model/featureVector.ts';
import type { SeatInputs } from '../../model/seatInputs.ts';
import type { TargetPolicy } from '../targetPolicy.ts';
import type { PointsExamples } from './pointsExamples.ts';

/** By how many points each seat will end above the mean of all, as far as a position tells. */
export type Foretell<State> = (s: State) => number[];

export interface PointsGamePlan<State> {
  readonly inputs: SeatInputs<State>;
  /** Who plays at each seat. */
  readonly players: readonly TargetPolicy<State>[];
  /** The share of choices left to chance, so that positions vary. */
  readonly noise: number;
  /** One turn in so many becomes examples, one for each seat. */
  readonly every: number;
  /** What the network of the round before foretells at later turns is learned from as well; null to learn from results alone. */
  readonly foretell: Foretell<State> | null;
}

/** A turn of a game that was played. */
interface Turn<State> {
  /** The position, if it becomes an example. */
  readonly sample: State | null;
  readonly foretold: readonly number[] | null;
}

const FINE = 1 << 20;
/**
 * How much of what is learned of a turn is what is learned of the next one; the rest is what the next position makes expect. A result depends on all
 * that happens until the end, most of which has nothing to do with the position; what is expected some turns later depends on less.
 */
const CARRIED = 0.8;
const vector = new FeatureVector();
const targets = new Float64Array(1024);

/** Plays a game and adds what there was to see at the beginning of turns, with how each seat ended. */
export function playPointsGame<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  { inputs, players, noise, every, foretell }: PointsGamePlan<State>,
  deal: Rng,
  rng: Rng,
  left: (s: State) => number,
  examples: PointsExamples,
): void {
  const s = game.setup(options, deal);
  const turns: Turn<State>[] = [];
  const moves: Move[] = [];
  for (let acting = game.toAct(s); acting !== 0; acting = game.toAct(s)) {
    if (countBits(acting) === players.length) {
      turns.push({ sample: rng(every) === 0 ? game.clone(s) : null, foretold: foretell?.(s) ?? null });
    }
    const seat = firstSeat(acting);
    const count = game.legalMoves(s, seat, moves);
    game.apply(s, seat, moves[count === 1 ? 0 : choose(s, seat, count)]);
  }
  const outcome = game.outcome(s);
  if (outcome === null) throw new Error('a game of the training did not end');
  const points = outcome.scores.map(({ total }) => total);
  let expected = aboveMean(points);
  for (const { sample, foretold } of turns.toReversed()) {
    if (sample !== null) {
      inputs.describeSeats(sample);
      examples.beginPosition(left(sample), points);
      for (const seat of points.keys()) {
        vector.clear();
        inputs.describeView(sample, seat, vector);
        examples.addSeat(vector, expected[seat]);
      }
    }
    if (foretold === null) continue;
    expected = expected.map((ahead, seat) => CARRIED * ahead + (1 - CARRIED) * foretold[seat]);
  }

  function choose(position: State, seat: number, count: number): number {
    if (rng(FINE) < noise * FINE) return rng(count);
    players[seat].writeTargets(position, seat, moves, count, rng, targets);
    let best = 0;
    for (let index = 1; index < count; index++) if (targets[index] > targets[best]) best = index;
    return best;
  }
}

/** By how much each number is above the mean of all. */
export function aboveMean(numbers: readonly number[]): number[] {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return numbers.map((one) => one - mean);
}
