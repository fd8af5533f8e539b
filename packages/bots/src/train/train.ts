import { fastRng, rngFromSeed, type Game, type GameEvent } from '@pharos/core';
import { greedyBot } from '../greedy.ts';
import { linearGuide } from '../model/linearGuide.ts';
import { KNOTS, type Weights } from '../model/weights.ts';
import { DEFAULT_SETTINGS } from '../search/settings.ts';
import { fit, qualityOf, type Quality } from './fit.ts';
import { fitPoints, scaleToChances } from './fitPoints.ts';
import type { Round } from './rounds.ts';
import type { TrainingGame } from './trainingGame.ts';
import { playTrainingGame, TrainingData, type SelfPlaySettings } from './selfPlay.ts';
import { pointsAhead } from './pointsAhead.ts';
import { botPolicy, guidePolicy, searchPolicy, valuePolicy, type TargetPolicy } from './targetPolicy.ts';

export interface Plan<Options> {
  /** The kinds of table to play at, in turn. */
  readonly tables: readonly Options[];
  readonly rounds: readonly Round[];
  readonly series: number;
}

/** How the last round went, in games that were not trained on. */
export interface Report {
  readonly positions: number;
  /** How well the winner was foretold: by nobody, by the hand-made evaluation, by the fitted one. */
  readonly constant: Quality;
  readonly handmade: Quality;
  readonly fitted: Quality;
  /** The same of the moves of the target policy. */
  readonly movesConstant: Quality;
  readonly movesFitted: Quality;
}

/** One game in so many is kept for testing. */
const TEST_EVERY = 8;
const SEAT_EPOCHS = 10;
/** The weights before weigh as much as so many games: tried out on games of Duel. */
const PRIOR_GAMES = 2;
const MOVE_FITTING = { epochs: 5, decay: 1e-4 };
/** Points that make a move e times as likely to a policy that knows what each is worth in points. */
const POINTS_TEMPERATURE = 1.5;
const HANDMADE_FITTING = { epochs: 8, decay: 0 };
/** Games of a weak policy are cheap and need more variety. */
const SAMPLING: Readonly<Record<Round['policy'], Pick<SelfPlaySettings<never>, 'noise' | 'every'>>> = {
  greedy: { noise: 0.12, every: 6 },
  guide: { noise: 0.08, every: 6 },
  search: { noise: 0.04, every: 3 },
};

/**
 * Plays games in rounds, and after each fits weights to them; the policy of each round uses the weights of the one before.
 * The same plan always gives the same weights.
 */
export function train<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  training: TrainingGame<State>,
  { tables, rounds, series }: Plan<Options>,
  onProgress: (done: number) => void,
): { readonly weights: Weights; readonly report: Report } {
  const { seatFeatures, moveFeatures } = training.featureSet;
  const sharpened = (weight: number): number => training.sharpness * weight;
  // The moves of each policy are fitted afresh. Those of a greedy bot would mislead a search, but what each of them is worth does not.
  const nothing = new Float64Array(moveFeatures.length);
  let weights: Weights = { seat: new Float64Array(KNOTS * seatFeatures.length), move: nothing };
  let points = worthOf(training);
  let report: Report | null = null;
  for (const [index, round] of rounds.entries()) {
    const data = new TrainingData(false);
    const test = new TrainingData(true);
    const settings = { training, policy: policyOf(game, training, round, weights, points), ...SAMPLING[round.policy] };
    for (let played = 0; played < round.games; played++) {
      const deal = rngFromSeed(`${series}.${index * 10_000_000 + played}`);
      const isTest = Math.floor(played / tables.length) % TEST_EVERY === 0;
      const rng = fastRng(played, series * rounds.length + index);
      playTrainingGame(game, tables[played % tables.length], settings, deal, rng, isTest ? test : data);
      onProgress((index + (played + 1) / round.games) / rounds.length);
    }
    if (points !== null) points = fitPoints({ dataset: data.seats, points: data.points, games: round.games }, points);
    weights = {
      seat:
        points === null
          ? fit(data.seats, weights.seat, { epochs: SEAT_EPOCHS, decay: PRIOR_GAMES / round.games })
          : scaleToChances(data.seats, points),
      move:
        round.policy === 'greedy' && points === null
          ? weights.move
          : fit(data.moves, nothing, MOVE_FITTING).map(sharpened),
    };
    report = reportOf(data, test, weights);
  }
  if (report === null) throw new Error('a training needs at least one round');
  return { weights, report };
}

/** What the features of a seat are worth in points before anything is fitted; null if weights are not fitted to points. */
function worthOf<State>({ points, featureSet: { seatFeatures } }: TrainingGame<State>): Float64Array | null {
  if (points === null) return null;
  const { worth } = points;
  return Float64Array.from(
    { length: KNOTS * seatFeatures.length },
    (_, at) => worth[seatFeatures[at % seatFeatures.length]] ?? 0,
  );
}

function policyOf<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  training: TrainingGame<State>,
  { policy, iterations }: Round,
  weights: Weights,
  points: Float64Array | null,
): TargetPolicy<State> {
  const guide = linearGuide(training.featureSet, () => weights);
  switch (policy) {
    case 'greedy':
      return training.points === null
        ? botPolicy(game, greedyBot(game, training.evaluate))
        : valuePolicy(game, training.evaluate, POINTS_TEMPERATURE);
    case 'guide':
      return training.points === null || points === null
        ? guidePolicy(game, guide, (s) => training.table(s))
        : valuePolicy(game, training.points.evaluateBy(pointsAhead(game, training, points)), POINTS_TEMPERATURE);
    case 'search':
      return searchPolicy({ rules: game, guide, table: (s) => training.table(s) }, iterations, {
        ...DEFAULT_SETTINGS,
        ...training.settings,
      });
  }
}

function reportOf(data: TrainingData, test: TrainingData, weights: Weights): Report {
  const handmade = fit(data.handmade, new Float64Array(KNOTS), HANDMADE_FITTING);
  return {
    positions: data.seats.examples + test.seats.examples,
    constant: qualityOf(test.seats, new Float64Array(weights.seat.length)),
    handmade: qualityOf(test.handmade, handmade),
    fitted: qualityOf(test.seats, weights.seat),
    movesConstant: qualityOf(test.moves, new Float64Array(weights.move.length)),
    movesFitted: qualityOf(test.moves, weights.move),
  };
}
