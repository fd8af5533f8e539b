import type { Guide } from '../search/guide.ts';
import type { FeatureSet } from './featureSet.ts';
import { FeatureVector } from './featureVector.ts';
import { moveValue, seatValue, type Weights } from './weights.ts';

/** Values beyond are as good as certain; their exponential still is a number. */
const MOST = 30;

/** A guide that is linear in the features. */
export function linearGuide<State>(featureSet: FeatureSet<State>, weightsOf: (s: State) => Weights): Guide<State> {
  const vector = new FeatureVector();
  const features = featureSet.seatFeatures.length;
  return {
    keyOf: featureSet.keyOf,
    judge(s, chances) {
      const weights = weightsOf(s).seat;
      const left = featureSet.shareLeft(s);
      const seats = featureSet.seatCount(s);
      for (let seat = 0; seat < seats; seat++) {
        vector.clear();
        featureSet.describeSeat(s, seat, vector);
        chances[seat] = seatValue(vector, weights, features, left);
      }
      toChances(chances, seats, featureSet.partners(s));
    },
    weigh(s, seat, moves, count, weights) {
      const ofMoves = weightsOf(s).move;
      let best = -Infinity;
      for (let index = 0; index < count; index++) {
        vector.clear();
        featureSet.describeMove(s, seat, moves[index], vector);
        const value = moveValue(vector, ofMoves);
        weights[index] = value;
        if (value > best) best = value;
      }
      for (let index = 0; index < count; index++) weights[index] = Math.exp(Math.max(-MOST, weights[index] - best));
    },
  };
}

/** Turns values of seats into chances of winning; those of partners add up and are the same. */
export function toChances(values: Float64Array, seats: number, partners: number): void {
  let best = -Infinity;
  for (let first = 0; first < seats; first += partners) {
    let sum = 0;
    for (let seat = first; seat < first + partners; seat++) sum += values[seat];
    for (let seat = first; seat < first + partners; seat++) values[seat] = sum;
    if (sum > best) best = sum;
  }
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = Math.exp(Math.max(-MOST, values[seat] - best));
    if (seat % partners === 0) total += values[seat];
  }
  for (let seat = 0; seat < seats; seat++) values[seat] /= total;
}
