import type { ShownRating } from '@pharos/protocol';
import { doubtOf, isProvisional, pointsOf, type Rating } from './ratingModel.ts';

/** A rating as people see it. */
export function shown(rating: Rating): ShownRating {
  return { points: pointsOf(rating), doubt: doubtOf(rating), provisional: isProvisional(rating) };
}
