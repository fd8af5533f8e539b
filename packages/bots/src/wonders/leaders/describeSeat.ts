import type { SeatId } from '@pharos/core';
import { amountOf, leaderPieces, type LeadersState, type Piece, type State } from '@pharos/wonders';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from '../guide/features.ts';

const F = seatFeatures.at;
/** A leader under the board of Abu Simbel is packed with its points: see burial.ts of the rules. */
const POINTS_SHIFT = 8;

/** The leaders of a seat that lie open, and how many do not. */
export function describeLeaders(s: State, { seats }: LeadersState, seat: SeatId, vector: FeatureVector): void {
  const { hand, recruited, copied, buried } = seats[seat];
  const pieces = leaderPieces(s);
  let points = copied < 0 ? 0 : pointsOf(s, seat, pieces[copied]);
  for (let index = 0; index < recruited.length; index++) points += pointsOf(s, seat, pieces[recruited[index].leader]);
  let under = 0;
  for (let index = 0; index < buried.length; index++) under += buried[index] >> POINTS_SHIFT;
  vector.add(F.leaders, recruited.length);
  vector.add(F.leaderPoints, points);
  vector.add(F.buriedPoints, under);
  vector.add(F.leadersInHand, hand.length);
}

/** The points of a leader, as if the game ended now. */
function pointsOf(s: State, seat: SeatId, { points, scoring }: Piece): number {
  let sum = points;
  for (let index = 0; index < scoring.length; index++) sum += amountOf(s, seat, scoring[index]);
  return sum;
}
