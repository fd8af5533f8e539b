import { oncePer, type SeatId } from '@pharos/core';
import type { State } from '@pharos/wonders';
import type { FeatureSink } from '../../model/featureSink.ts';
import { FeatureVector } from '../../model/featureVector.ts';
import type { SeatInputs } from '../../model/seatInputs.ts';
import { seatValue } from '../../model/weights.ts';
import { seatFeatures } from '../guide/features.ts';
import { weightsOf } from '../guide/linear.ts';
import { describeSeat } from '../guide/seat.ts';
import { shareLeft } from '../guide/shareLeft.ts';
import { inputNames, MOST_SEATS, MOST_TURNS, NEIGHBOUR_FEATURES } from './inputNames.ts';

const FEATURES = seatFeatures.names.length;
const OWN = inputNames.numberOf(`own ${seatFeatures.names[0]}`);
const LEFT = inputNames.numberOf(`left ${seatFeatures.names[0]}`);
const RIGHT = inputNames.numberOf(`right ${seatFeatures.names[0]}`);
const TIME = inputNames.numberOf('time 0');
const PLAYERS = inputNames.numberOf('players 0');
const WORTH = inputNames.numberOf('worth 0');
const { leftWorth, rightWorth } = inputNames.at;

/** The inputs of cards that were built, by their numbers in a catalog. */
const builtIn = oncePer(({ cards }: State['catalog']) => inputNames.numbersOf('built', cards));

/** What there is to say of each seat of a position, written over and over. */
const described = Array.from({ length: MOST_SEATS }, () => new FeatureVector());
const worths = new Float64Array(MOST_SEATS);

/** 7 Wonders as networks see it: what stands on the table, as for sums of weights. */
export const wondersInputs: SeatInputs<State> = { inputs: inputNames.names, describeSeats, describeView };

function describeSeats(s: State): void {
  const seats = s.cities.length;
  const weights = weightsOf(s).seat;
  const left = shareLeft(s);
  let mean = 0;
  for (let seat = 0; seat < seats; seat++) {
    const vector = described[seat];
    vector.clear();
    describeSeat(s, seat, vector);
    worths[seat] = seatValue(vector, weights, FEATURES, left);
    mean += worths[seat] / seats;
  }
  for (let seat = 0; seat < seats; seat++) worths[seat] -= mean;
}

function describeView(s: State, seat: SeatId, sink: FeatureSink): void {
  const { cities, catalog } = s;
  const left = seat + 1 === cities.length ? 0 : seat + 1;
  const right = seat === 0 ? cities.length - 1 : seat - 1;
  copy(described[seat], FEATURES, OWN, sink);
  copy(described[left], NEIGHBOUR_FEATURES, LEFT, sink);
  copy(described[right], NEIGHBOUR_FEATURES, RIGHT, sink);
  const built = builtIn(catalog);
  const { cards } = cities[seat];
  for (let index = 0; index < cards.length; index++) sink.add(built[cards[index]], 1);
  const time = timeOf(s);
  sink.add(TIME + time, 1);
  sink.add(PLAYERS + cities.length, 1);
  sink.add(WORTH + time, worths[seat]);
  sink.add(leftWorth, worths[left]);
  sink.add(rightWorth, worths[right]);
}

/** The features below `end`, as inputs from `first` on. */
function copy({ count, features, amounts }: FeatureVector, end: number, first: number, sink: FeatureSink): void {
  for (let index = 0; index < count; index++) {
    if (features[index] < end) sink.add(first + features[index], amounts[index]);
  }
}

function timeOf({ age, turn }: State): number {
  return age === 0 ? 0 : (age - 1) * MOST_TURNS + Math.min(MOST_TURNS, Math.max(1, turn));
}
