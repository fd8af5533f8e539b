import {
  firstSeat,
  rngFromSeed,
  type Game,
  type GameEvent,
  type Move,
  type Outcome,
  type Rng,
  type SeatId,
} from '@pharos/core';
import type { FeatureSet } from '../../model/featureSet.ts';
import { FeatureVector } from '../../model/featureVector.ts';
import type { InputSet } from '../../model/inputSet.ts';
import { WHOLE, type GameRecord } from '../league/record.ts';
import { victory } from '../results.ts';
import type { Examples } from './examples.ts';

/** How a game is described to a network. */
export interface Description<State> {
  readonly inputSet: InputSet<State>;
  readonly featureSet: FeatureSet<State>;
}

export interface Sampling {
  /** One choice in so many becomes an example. */
  readonly every: number;
  /** Whether what a player of this name thought is worth learning: who overrates something misjudges. */
  readonly isModel: (player: string) => boolean;
  /** How much of a result is how near each side came, where points decided; 0 for a test. */
  readonly nearness: number;
}

/** What is near, in points. */
const NEAR = 6;
/** Estimates of a search are chances on the scale of results: see reward.ts. */
const MARGIN_SHARE = 0.06;
const LEAST_CHANCE = 0.005;

const vector = new FeatureVector();

interface Sample<State> {
  readonly s: State;
  readonly choice: number;
}

/** Plays a recorded game again and adds examples from it. */
export function addRecord<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  description: Description<State>,
  record: GameRecord,
  sampling: Sampling,
  rng: Rng,
  examples: Examples,
): void {
  const s = game.setup(options, rngFromSeed(record.seed));
  const legal: Move[] = [];
  const samples: Sample<State>[] = [];
  let choice = 0;
  for (const move of record.moves) {
    const seat = firstSeat(game.toAct(s));
    if (game.legalMoves(s, seat, legal) > 1) {
      if (rng(sampling.every) === 0) samples.push({ s: game.clone(s), choice });
      choice++;
    }
    game.apply(s, seat, move);
  }
  const outcome = game.outcome(s);
  if (outcome === null) throw new Error('a recorded game did not end');
  for (const sample of samples) addSample(game, description, record, sample, outcome, sampling, examples);
}

function addSample<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  { inputSet, featureSet }: Description<State>,
  record: GameRecord,
  { s, choice }: Sample<State>,
  outcome: Outcome,
  { isModel, nearness }: Sampling,
  examples: Examples,
): void {
  const { seat, chance, shares } = record.choices[choice];
  const viewer = inputSet.viewer(s);
  const isWorthLearning = isModel(record.players[seat]);
  vector.clear();
  inputSet.describePosition(s, viewer, vector);
  examples.addPosition(
    vector,
    outcomeShares(outcome, viewer, inputSet.ways, nearness),
    isWorthLearning ? unscaled(viewer === seat ? chance : 1 - chance) : NaN,
  );
  if (isWorthLearning) {
    const legal: Move[] = [];
    const count = game.legalMoves(s, seat, legal);
    const whole = shares.reduce((sum, share) => sum + share, 0) || WHOLE;
    for (let index = 0; index < count; index++) {
      vector.clear();
      featureSet.describeMove(s, seat, legal[index], vector);
      examples.addMove(vector, shares[index] / whole);
    }
  }
  examples.end();
}

/** The ways in which the viewer won, then those in which the opponent did. */
export function outcomeShares(outcome: Outcome, viewer: SeatId, ways: readonly string[], nearness: number): number[] {
  const way = ways.indexOf(outcome.ending);
  if (way < 0) throw new Error(`nobody knows the ending ${outcome.ending}`);
  const won = victory(outcome, 1)[viewer];
  // Only the first way is decided by points.
  const margin = outcome.scores[viewer].total - outcome.scores[1 - viewer].total;
  const near = 1 / (1 + Math.exp(-margin / NEAR));
  const own = way === 0 ? (1 - nearness) * won + nearness * near : won;
  return [own, 1 - own].flatMap((share) => ways.map((_, index) => (index === way ? share : 0)));
}

function unscaled(worth: number): number {
  const chance = (worth - MARGIN_SHARE / 2) / (1 - MARGIN_SHARE);
  return Math.max(LEAST_CHANCE, Math.min(1 - LEAST_CHANCE, chance));
}
