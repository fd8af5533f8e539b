import { firstSeat, type Game, type GameEvent, type Move, type Outcome, type Rng } from '@pharos/core';
import type { FeatureSet } from '../model/featureSet.ts';
import { FeatureVector } from '../model/featureVector.ts';
import { KNOTS } from '../model/weights.ts';
import { Dataset } from './dataset.ts';
import { targetShares, victory } from './results.ts';
import type { TrainingGame } from './trainingGame.ts';
import type { TargetPolicy } from './targetPolicy.ts';

/** Examples from games: for fitting, or to test what was fitted. */
export class TrainingData {
  /** The targets of a test are who won and nothing else. */
  readonly isTest: boolean;
  readonly seats = new Dataset();
  /** The points of each side in the end, for every alternative in `seats`. */
  readonly points: number[] = [];
  readonly moves = new Dataset();
  /** The same examples as in `seats`, with the hand-made evaluation as their only feature. */
  readonly handmade = new Dataset();

  constructor(isTest: boolean) {
    this.isTest = isTest;
  }
}

export interface SelfPlaySettings<State> {
  readonly training: TrainingGame<State>;
  readonly policy: TargetPolicy<State>;
  /** The share of moves that are drawn, so that positions vary. */
  readonly noise: number;
  /** One position in so many is kept. */
  readonly every: number;
}

const FINE = 1 << 20;
const vector = new FeatureVector();
const targets = new Float64Array(1024);

interface Sample<State> {
  readonly s: State;
  readonly seat: number;
  readonly chance: number;
}

/** Plays a game and adds its examples. */
export function playTrainingGame<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  settings: SelfPlaySettings<State>,
  deal: Rng,
  rng: Rng,
  data: TrainingData,
): void {
  const { training, policy, noise, every } = settings;
  const s = game.setup(options, deal);
  const samples: Sample<State>[] = [];
  const moves: Move[] = [];
  for (let acting = game.toAct(s); acting !== 0; acting = game.toAct(s)) {
    const seat = firstSeat(acting);
    const count = game.legalMoves(s, seat, moves);
    const isSampled = rng(every) === 0;
    if (count === 1) {
      game.apply(s, seat, moves[0]);
      continue;
    }
    const chance = policy.writeTargets(s, seat, moves, count, rng, targets);
    if (isSampled) {
      samples.push({ s: game.clone(s), seat, chance });
      addMoves(training.featureSet, s, seat, moves, count, data.moves);
    }
    game.apply(s, seat, moves[rng(FINE) < noise * FINE ? rng(count) : bestOf(count)]);
  }
  const outcome = game.outcome(s);
  if (outcome === null) throw new Error('a game of the training did not end');
  for (const position of samples) addPosition(training, position, outcome, data);
}

function bestOf(count: number): number {
  let best = 0;
  for (let index = 1; index < count; index++) if (targets[index] > targets[best]) best = index;
  return best;
}

function addMoves<State>(
  featureSet: FeatureSet<State>,
  s: State,
  seat: number,
  moves: readonly Move[],
  count: number,
  dataset: Dataset,
): void {
  for (let index = 0; index < count; index++) {
    vector.clear();
    featureSet.describeMove(s, seat, moves[index], vector);
    dataset.addVector(vector);
    dataset.endAlternative(targets[index]);
  }
  dataset.endExample();
}

function addPosition<State>(
  training: TrainingGame<State>,
  { s, seat, chance }: Sample<State>,
  outcome: Outcome,
  { isTest, seats, points, handmade }: TrainingData,
): void {
  const { featureSet } = training;
  const count = featureSet.seatCount(s);
  const partners = featureSet.partners(s);
  const left = featureSet.shareLeft(s);
  const shares = isTest ? victory(outcome, partners) : targetShares(outcome, partners, seat, chance);
  for (let side = 0; side < count / partners; side++) {
    let total = 0;
    for (let member = side * partners; member < (side + 1) * partners; member++) {
      total += outcome.scores[member].total;
      vector.clear();
      featureSet.describeSeat(s, member, vector);
      addByPhase(vector, featureSet.seatFeatures.length, left, seats);
      vector.clear();
      vector.add(0, training.handmade(s, member)(s));
      addByPhase(vector, 1, left, handmade);
    }
    seats.endAlternative(shares[side]);
    points.push(total);
    handmade.endAlternative(shares[side]);
  }
  seats.endExample();
  handmade.endExample();
}

/** Each feature counts for the two knots around the point of the game: see seatValue. */
function addByPhase({ count, features, amounts }: FeatureVector, length: number, left: number, dataset: Dataset): void {
  const place = left * (KNOTS - 1);
  const knot = place >= KNOTS - 1 ? KNOTS - 2 : Math.floor(place);
  const share = place - knot;
  for (let index = 0; index < count; index++) {
    if (share < 1) dataset.addFeature(knot * length + features[index], (1 - share) * amounts[index]);
    if (share > 0) dataset.addFeature((knot + 1) * length + features[index], share * amounts[index]);
  }
}
