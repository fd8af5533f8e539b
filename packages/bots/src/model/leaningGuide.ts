import type { SeatId } from '@pharos/core';
import type { Guide } from '../search/guide.ts';
import type { FeatureSet } from './featureSet.ts';
import { FeatureVector } from './featureVector.ts';

/** What a player is fond of, by name of feature: how much an amount of 1 adds to the logarithm of its odds, or of a move's weight. */
export interface Leaning {
  readonly seat: Readonly<Record<string, number>>;
  readonly move: Readonly<Record<string, number>>;
}

/** A guide that overrates for one seat what that seat is fond of; the others are judged as they are. */
export function leaningGuide<State>(
  guide: Guide<State>,
  featureSet: FeatureSet<State>,
  leaning: Leaning,
  own: SeatId,
): Guide<State> {
  const vector = new FeatureVector();
  const ofSeat = Float64Array.from(featureSet.seatFeatures, (name) => leaning.seat[name] ?? 0);
  const ofMove = Float64Array.from(featureSet.moveFeatures, (name) => leaning.move[name] ?? 0);
  const fondness = (weights: Float64Array): number => {
    let sum = 0;
    for (let index = 0; index < vector.count; index++) sum += weights[vector.features[index]] * vector.amounts[index];
    return sum;
  };
  return {
    keyOf: guide.keyOf,
    judge(s, chances) {
      guide.judge(s, chances);
      vector.clear();
      featureSet.describeSeat(s, own, vector);
      const factor = Math.exp(fondness(ofSeat));
      const partners = featureSet.partners(s);
      const side = Math.floor(own / partners);
      const before = chances[own];
      const total = 1 - before + before * factor;
      const seats = featureSet.seatCount(s);
      for (let seat = 0; seat < seats; seat++) {
        chances[seat] *= (Math.floor(seat / partners) === side ? factor : 1) / total;
      }
    },
    weigh(s, seat, moves, count, weights) {
      guide.weigh(s, seat, moves, count, weights);
      if (seat !== own) return;
      for (let index = 0; index < count; index++) {
        vector.clear();
        featureSet.describeMove(s, seat, moves[index], vector);
        weights[index] *= Math.exp(fondness(ofMove));
      }
    },
  };
}
