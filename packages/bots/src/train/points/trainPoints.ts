import { fastRng, rngFromSeed, type Game, type GameEvent } from '@pharos/core';
import type { PositionValue } from '../../bot.ts';
import { FeatureVector } from '../../model/featureVector.ts';
import { writeNetwork, type NetworkFile } from '../../model/networkFile.ts';
import { pointsGuide } from '../../model/pointsGuide.ts';
import { POINTS, readPointsNetwork, type PointsNetwork } from '../../model/pointsNetwork.ts';
import type { SeatInputs } from '../../model/seatInputs.ts';
import type { Guide } from '../../search/guide.ts';
import { DEFAULT_SETTINGS } from '../../search/settings.ts';
import { fitNetwork, newNetwork } from '../network/fitNetwork.ts';
import { Slopes } from '../network/slopes.ts';
import type { NetworkPlan } from '../network/fitRecords.ts';
import type { Round } from '../rounds.ts';
import { searchPolicy, valuePolicy, type TargetPolicy } from '../targetPolicy.ts';
import type { PointsNetworkTraining, PointsTraining, TrainingGame } from '../trainingGame.ts';
import { playPointsGame } from './playPointsGame.ts';
import { PointsExamples } from './pointsExamples.ts';
import { fitSharpness } from './sharpness.ts';

/** What a round of the training is about. */
export interface PointsRound<Options> {
  readonly tables: readonly Options[];
  readonly round: Round;
  /** Which round it is. */
  readonly number: number;
  readonly series: number;
  readonly plan: NetworkPlan;
  readonly command: string;
}

/** How well a network of a round does. */
export interface PointsReport {
  readonly games: number;
  readonly positions: number;
  /** The root of the mean square of how far seats of games not learned from end from what is foretold; and of how far they end from the mean. */
  readonly error: number;
  readonly spread: number;
}

const GAMES_PER_ROUND = 10_000_000;
const TEST_EVERY = 20;
/** Of so many seats one is taken by who played in the round before. */
const EARLIER = 4;
const NOISE = 0.08;
const TEMPERATURE = 1.5;
const FITTING = { step: 0.0015, decay: 0.001, chanceShare: 0, movesShare: 0, isOfPoints: true };

/** What games of a round show: to learn from, and to test with. */
export interface PointsGames {
  readonly learned: PointsExamples;
  readonly test: PointsExamples;
}

/** Plays the games of a round from one number to before another one. `before` are the networks of earlier rounds. */
export function playPointsGames<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  training: TrainingGame<State>,
  { inputs, first }: PointsNetworkTraining<State>,
  { tables, round, number, series, plan }: Omit<PointsRound<Options>, 'command'>,
  before: readonly NetworkFile[],
  [from, end]: readonly [number, number],
): PointsGames {
  const { points, featureSet } = training;
  if (points === null) throw new Error('points do not decide this game');
  const learned = new PointsExamples();
  const test = new PointsExamples();
  const [earlier, best] = [before.at(-2), before.at(-1)].map((file) =>
    policyOf(
      game,
      training,
      points,
      inputs,
      first,
      round,
      file === undefined ? null : readPointsNetwork(file, inputs.inputs),
    ),
  );
  for (let played = from; played < end; played++) {
    const options = tables[played % tables.length];
    const rng = fastRng(played, series * 100 + number);
    const players = Array.from({ length: game.seatCount(options) }, () => (rng(EARLIER) === 0 ? earlier : best));
    const deal = rngFromSeed(`${series}.${number * GAMES_PER_ROUND + played}`);
    const isTest = Math.floor(played / tables.length) % TEST_EVERY === 0;
    const settings = { inputs, players, noise: NOISE, every: plan.every };
    playPointsGame(game, options, settings, deal, rng, (s) => featureSet.shareLeft(s), isTest ? test : learned);
  }
  return { learned, test };
}

/** Fits a network to the games of a round. */
export function fitPointsRound<State>(
  { inputs }: Pick<PointsNetworkTraining<State>, 'inputs'>,
  { round, plan, command }: Pick<PointsRound<never>, 'round' | 'plan' | 'command'>,
  { learned, test }: PointsGames,
): { readonly file: NetworkFile; readonly report: PointsReport } {
  const shape = {
    inputs: inputs.inputs.length,
    hidden: plan.hidden,
    second: plan.second,
    outputs: 1,
    moveFeatures: 0,
  };
  const fitting = { ...FITTING, epochs: plan.epochs };
  const network = fitNetwork(newNetwork(shape, 1), learned.examples, fitting, () => undefined);
  const used = learned.examples.used(shape.inputs, 0);
  const isUsed = { input: (input: number): boolean => used.inputs[input] === 1, moveFeature: () => false };
  const report = {
    games: round.games,
    positions: learned.positions.length,
    error: new Slopes(network, fitting).pointsError(test.examples),
    spread: spreadOf(test),
  };
  const provenance = { command, ...rounded(report) };
  const names = { inputs: inputs.inputs, moveFeatures: [], ways: POINTS, sides: 1 };
  const sharpness = fitSharpness(network, learned).map((one) => Math.round(1e4 * one) / 1e4);
  return { file: { ...writeNetwork(network, names, isUsed, provenance), sharpness }, report };
}

function policyOf<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  training: TrainingGame<State>,
  points: PointsTraining<State>,
  inputs: SeatInputs<State>,
  first: Guide<State>,
  { policy, iterations }: Round,
  network: PointsNetwork | null,
): TargetPolicy<State> {
  if (policy === 'search') {
    const { featureSet, settings } = training;
    const guide = pointsGuide(inputs, featureSet, () => network, first);
    const table = (s: State): ReturnType<typeof training.table> => training.table(s);
    return searchPolicy({ rules: game, guide, table }, iterations, { ...DEFAULT_SETTINGS, ...settings });
  }
  if (network === null) return valuePolicy(game, training.evaluate, TEMPERATURE);
  return valuePolicy(game, points.evaluateBy(pointsAhead(game, training, inputs, network)), TEMPERATURE);
}

/** By how many points a seat will end above the mean of the others, as a network foretells; in the end, by how many it does. */
function pointsAhead<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  { featureSet }: TrainingGame<State>,
  inputs: SeatInputs<State>,
  { network }: PointsNetwork,
): PositionValue<State> {
  const vector = new FeatureVector();
  return (s, seat) => {
    const outcome = game.outcome(s);
    const seats = featureSet.seatCount(s);
    if (outcome === null) inputs.describeSeats(s);
    let ahead = 0;
    for (let one = 0; one < seats; one++) {
      let points = outcome?.scores[one].total ?? 0;
      if (outcome === null) {
        vector.clear();
        inputs.describeView(s, one, vector);
        network.read(vector);
        points = network.outputs[0];
      }
      ahead += one === seat ? points : -points / (seats - 1);
    }
    return ahead;
  };
}

function spreadOf({ examples }: PointsExamples): number {
  let sum = 0;
  for (let example = 0; example < examples.count; example++) sum += examples.outcome(example, 0, 1) ** 2;
  return Math.sqrt(sum / examples.count);
}

function rounded(report: PointsReport): Record<string, number> {
  return Object.fromEntries(Object.entries(report).map(([name, value]) => [name, Math.round(1e3 * value) / 1e3]));
}
