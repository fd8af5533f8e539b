import type { Outcome } from '@pharos/core';
import { bestOf, movementsOf, worstOf } from './accounts.ts';
import { sideOf } from './chancesOver.ts';
import { leastLoss } from './labels.ts';
import type { CoursePoint, DealMoment, Decision, GameSummary, Reason, TurningPoint } from './result.ts';

const MOST_CATEGORIES = 3;
/** How many steps before a lead that lasted may have brought it about. */
const WINDOW = 6;

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

/** The greatest gain of the winner shortly before the lead that it kept to the end; of all its gains if it always led. */
export function turningPointOf(
  course: readonly CoursePoint[],
  decisions: readonly Decision[],
  deals: readonly DealMoment[],
  winner: number,
  partners: number,
): TurningPoint | null {
  if (course.length < 2) return null;
  const leads = course.map(({ chances }) => chances[winner] >= Math.max(...chances));
  const lasting = leads.lastIndexOf(false) + 1;
  const first = lasting === 0 ? 0 : Math.max(0, lasting - WINDOW);
  const last = lasting === 0 ? course.length - 2 : Math.min(lasting, course.length - 2);
  const gain = (step: number): number => course[step + 1].chances[winner] - course[step].chances[winner];
  let found = first;
  for (let step = first; step <= last; step++) if (gain(step) > gain(found)) found = step;
  if (gain(found) <= 0) return null;
  const { ply, when, chances } = course[found];
  const { deal, others } = movementsOf(course.slice(found, found + 2), decisions, partners)[0];
  const index = costliestOfOthers(decisions, ply, sideOf(winner, partners), partners);
  const dealt = deals.findIndex((one) => one.ply >= ply && one.ply < course[found + 1].ply);
  const isDeal = dealt >= 0 && deal[winner] > others[winner];
  const isNamed = index !== null && decisions[index].loss >= leastLoss('slip', chances.length / partners);
  return {
    ply,
    when,
    seat: winner,
    before: chances[winner],
    after: course[found + 1].chances[winner],
    decision: isDeal || !isNamed ? null : index,
    deal: isDeal ? dealt : null,
  };
}

/** The decision of a round that lost most, of those who did not win: nobody wins by an own mistake. */
function costliestOfOthers(
  decisions: readonly Decision[],
  from: number,
  side: number,
  partners: number,
): number | null {
  let found: number | null = null;
  for (const [index, decision] of decisions.entries()) {
    if (decision.from !== from || decision.loss === 0 || sideOf(decision.seat, partners) === side) continue;
    if (found === null || decision.loss > decisions[found].loss) found = index;
  }
  return found;
}
