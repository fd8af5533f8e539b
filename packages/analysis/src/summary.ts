import type { Outcome } from '@pharos/core';
import { bestOf, worstOf } from './accounts.ts';
import { sideOf } from './chancesOver.ts';
import type { CoursePoint, DealMoment, Decision, GameSummary, Reason } from './result.ts';
import { turningPointOf } from './turningPoint.ts';

const MOST_CATEGORIES = 3;

export function summaryOf(
  course: readonly CoursePoint[],
  decisions: readonly Decision[],
  deals: readonly DealMoment[],
  outcome: Outcome,
  partners: number,
  endingByPoints: string,
): GameSummary {
  return {
    decidedBy: decidedBy(outcome, endingByPoints, partners),
    turningPoint: turningPointOf(course, decisions, deals, outcome.ranking[0][0], partners),
    best: bestOf(decisions, null),
    worst: worstOf(decisions, null),
  };
}

/** The ending, and, where points decided it, in which categories the winners were ahead of the next best by most points. */
export function decidedBy({ ending, ranking, scores }: Outcome, endingByPoints: string, partners: number): Reason[] {
  // Of those who share a place the first one speaks, with the partner.
  const [winners, rivals] = ranking.map((place) =>
    place.filter((seat) => sideOf(seat, partners) === sideOf(place[0], partners)),
  );
  const reasons: Reason[] = [{ kind: 'ending', n: 1, what: ending, seat: winners[0] }];
  // What would have been scored says nothing about a game that ended otherwise.
  if (rivals === undefined || ending !== endingByPoints) return reasons;
  const [seat] = rivals;
  const pointsOf = (seats: readonly number[], category: string): number =>
    seats.reduce((sum, one) => sum + (scores[one][category] ?? 0), 0);
  const leadIn = (category: string): number => pointsOf(winners, category) - pointsOf(rivals, category);
  const leads = Object.keys(scores[winners[0]])
    .filter((category) => category !== 'total')
    .map((what) => ({ kind: 'ahead', n: leadIn(what), what, seat }))
    .filter(({ n }) => n > 0)
    .sort((one, other) => other.n - one.n);
  const margin = leadIn('total');
  return [...reasons, ...(margin > 0 ? [{ kind: 'margin', n: margin, seat }] : []), ...leads.slice(0, MOST_CATEGORIES)];
}
