import type { Outcome } from '@pharos/core';
import { bestOf, movementsOf, worstOf } from './accounts.ts';
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
): GameSummary {
  return {
    decidedBy: decidedBy(outcome),
    turningPoint: turningPointOf(course, decisions, deals, outcome.ranking[0][0], partners),
    best: bestOf(decisions, null),
    worst: worstOf(decisions, null),
  };
}

/** The ending, and in which categories the winner was ahead of the best of the others by most points. */
function decidedBy({ ending, ranking, scores }: Outcome): Reason[] {
  const [[winner], second] = ranking;
  const reasons: Reason[] = [{ kind: 'ending', n: 1, what: ending, seat: winner }];
  if (second === undefined) return reasons;
  const [rival] = second;
  const margins = Object.entries(scores[winner])
    .filter(([category]) => category !== 'total')
    .map(([what, points]) => ({ kind: 'ahead', n: points - (scores[rival][what] ?? 0), what, seat: rival }))
    .filter(({ n }) => n > 0)
    .sort((one, other) => other.n - one.n);
  const margin = scores[winner].total - scores[rival].total;
  return [
    ...reasons,
    ...(margin > 0 ? [{ kind: 'margin', n: margin, seat: rival }] : []),
    ...margins.slice(0, MOST_CATEGORIES),
  ];
}

/** The greatest gain of the winner shortly before the lead that it kept to the end; of all its gains if it always led. */
function turningPointOf(
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
  const { deal } = movementsOf(course.slice(found, found + 2), decisions, partners)[0];
  const index = costliest(decisions, ply);
  const isDeal = index === null || deal[winner] > gain(found) / 2;
  const dealt = deals.findIndex((one) => one.ply >= ply && one.ply < course[found + 1].ply);
  return {
    ply,
    when,
    seat: winner,
    before: chances[winner],
    after: course[found + 1].chances[winner],
    decision: isDeal ? null : index,
    deal: isDeal && dealt >= 0 ? dealt : null,
  };
}

/** The decision of a round that lost most. */
function costliest(decisions: readonly Decision[], from: number): number | null {
  let found: number | null = null;
  for (const [index, decision] of decisions.entries()) {
    if (decision.from !== from || decision.loss === 0) continue;
    if (found === null || decision.loss > decisions[found].loss) found = index;
  }
  return found;
}
