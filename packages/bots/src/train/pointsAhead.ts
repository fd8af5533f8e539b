import type { PositionValue } from '../bot.ts';
import { FeatureVector } from '../model/featureVector.ts';
import { seatValue } from '../model/weights.ts';
import type { Rules } from '../search/rules.ts';
import type { TrainingGame } from './trainingGame.ts';

/** By how many points a seat will end above the mean of the others, as fitted weights foretell; in the end, by how many it does. */
export function pointsAhead<State>(
  rules: Rules<State>,
  { featureSet }: Pick<TrainingGame<State>, 'featureSet'>,
  weights: Float64Array,
): PositionValue<State> {
  const vector = new FeatureVector();
  const features = featureSet.seatFeatures.length;
  const foretold = (s: State, seat: number): number => {
    vector.clear();
    featureSet.describeSeat(s, seat, vector);
    return seatValue(vector, weights, features, featureSet.shareLeft(s));
  };
  return (s, seat) => {
    const outcome = rules.outcome(s);
    const pointsOf = (one: number): number => (outcome === null ? foretold(s, one) : outcome.scores[one].total);
    const seats = featureSet.seatCount(s);
    let others = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) others += pointsOf(other);
    return pointsOf(seat) - others / (seats - 1);
  };
}
