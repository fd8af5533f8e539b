import { fastRng, firstSeat, movesOf, rngFromSeed, type Game, type GameEvent } from '@pharos/core';
import { expect } from 'vitest';
import type { FeatureSet } from '../src/model/featureSet.ts';
import { KNOTS } from '../src/model/weights.ts';
import type { Guide } from '../src/search/guide.ts';

/** Positions of random games; of those that come up, one in `one`. */
export function positionsOf<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  { options, series, games, one = 1 }: { options: object; series: number; games: number; one?: number },
): State[] {
  return Array.from({ length: games }, (_, number) => {
    const s = game.setup(game.readOptions(options), rngFromSeed(`${series}.${number}`));
    const rng = fastRng(number);
    const seen: State[] = [];
    for (let acting = game.toAct(s); acting !== 0; acting = game.toAct(s)) {
      const seat = firstSeat(acting);
      const moves = movesOf(game, s, seat);
      if (one === 1 || rng(one) === 0) seen.push(game.clone(s));
      game.apply(s, seat, moves[rng(moves.length)]);
    }
    return seen;
  }).flat();
}

type Features = Pick<FeatureSet<never>, 'seatFeatures' | 'moveFeatures'>;

interface TrainedWeights {
  readonly seat: Readonly<Record<string, readonly number[]>>;
  readonly move: Readonly<Record<string, number>>;
}

/**
 * Trained weights are those of the features, in the same order, and numbers: for each knot and for each move. `unplayed` are the
 * features of expansions that were not played.
 */
export function expectTrained(
  { seat, move }: TrainedWeights,
  { seatFeatures, moveFeatures }: Features,
  unplayed: readonly string[] = [],
): void {
  expect(Object.keys(seat)).toEqual(trainedFeatures(seatFeatures, seat, unplayed));
  expect(Object.keys(move)).toEqual(trainedFeatures(moveFeatures, move, unplayed));
  for (const weights of Object.values(seat)) {
    expect(weights).toHaveLength(KNOTS);
    expect(weights.every(Number.isFinite)).toBe(true);
  }
  expect(Object.values(move).every(Number.isFinite)).toBe(true);
}

/** The features that weights must have: all but those of pieces that came after training, which weigh nothing. */
function trainedFeatures(features: readonly string[], weights: object, unplayed: readonly string[]): string[] {
  const isOfPiece = (name: string): boolean => name.includes(' ');
  return features.filter((name) => name in weights || !(isOfPiece(name) || unplayed.includes(name)));
}

/** Every move that can be made is one the search may try. */
export function expectWeights<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  guide: Guide<State>,
  s: State,
): void {
  const seat = firstSeat(game.toAct(s));
  const moves = movesOf(game, s, seat);
  const weights = new Float64Array(moves.length);
  guide.weigh(s, seat, moves, moves.length, weights);
  expect(weights.every((weight) => weight > 0)).toBe(true);
}

/** Microseconds of processor time for each position, once the judgement is warm. */
export function microsecondsFor<State>(seen: readonly State[], rounds: number, judge: (s: State) => unknown): number {
  const judgeAll = (): void => {
    for (let round = 0; round < rounds; round++) for (const s of seen) judge(s);
  };
  judgeAll();
  const start = process.cpuUsage();
  judgeAll();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / (rounds * seen.length);
}
