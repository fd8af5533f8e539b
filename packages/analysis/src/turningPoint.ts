import { movementsOf } from './accounts.ts';
import { sideOf } from './chancesOver.ts';
import { leastLoss } from './labels.ts';
import type { CoursePoint, DealMoment, Decision, TurningPoint } from './result.ts';

/** A rise over so many steps still looks like one on the chart. */
const LONGEST = 3;

/** A part of the course, by the numbers of its first and last point, with what the winner gained in it for good. */
interface Rise {
  readonly from: number;
  readonly to: number;
  readonly lasting: number;
}

/**
 * Where the game turned to whoever won it: the steepest rise of the winner's chance of which most was kept to the end. Null where no
 * rise was as much as a mistake loses.
 */
export function turningPointOf(
  course: readonly CoursePoint[],
  decisions: readonly Decision[],
  deals: readonly DealMoment[],
  winner: number,
  partners: number,
): TurningPoint | null {
  const rise = steepestRise(course.map(({ chances }) => chances[winner]));
  if (rise === null) return null;
  const [first, last] = [course[rise.from], course[rise.to]];
  const sides = first.chances.length / partners;
  if (rise.lasting < leastLoss('mistake', sides)) return null;
  const steps = movementsOf(course.slice(rise.from, rise.to + 1), decisions, partners);
  const sum = (of: 'deal' | 'others'): number => steps.reduce((total, step) => total + step[of][winner], 0);
  const isWithin = (ply: number): boolean => ply >= first.ply && ply < last.ply;
  const index = costliestOfOthers(decisions, isWithin, sideOf(winner, partners), partners);
  const dealt = strongestDeal(deals, isWithin);
  const isDeal = dealt !== null && sum('deal') > sum('others');
  const isNamed = index !== null && decisions[index].loss >= leastLoss('slip', sides);
  return {
    ply: first.ply,
    until: last.ply,
    when: first.when,
    seat: winner,
    before: first.chances[winner],
    after: last.chances[winner],
    decision: isDeal || !isNamed ? null : index,
    deal: isDeal ? dealt : null,
  };
}

/** A longer rise has to gain more than a shorter one, in proportion to the root of its steps. */
function steepestRise(chances: readonly number[]): Rise | null {
  const lowest = chances.map((_, at) => Math.min(...chances.slice(at)));
  let found: Rise | null = null;
  let greatest = 0;
  for (let steps = 1; steps <= LONGEST; steps++)
    for (let from = 0; from + steps < chances.length; from++) {
      // What is lost again later was no turn.
      const lasting = lowest[from + steps] - chances[from];
      if (lasting / Math.sqrt(steps) <= greatest) continue;
      greatest = lasting / Math.sqrt(steps);
      found = { from, to: from + steps, lasting };
    }
  return found;
}

/** The decision that lost most, of those who did not win: nobody wins by an own mistake. */
function costliestOfOthers(
  decisions: readonly Decision[],
  isWithin: (ply: number) => boolean,
  side: number,
  partners: number,
): number | null {
  let found: number | null = null;
  for (const [index, decision] of decisions.entries()) {
    if (!isWithin(decision.from) || decision.loss === 0 || sideOf(decision.seat, partners) === side) continue;
    if (found === null || decision.loss > decisions[found].loss) found = index;
  }
  return found;
}

function strongestDeal(deals: readonly DealMoment[], isWithin: (ply: number) => boolean): number | null {
  let found: number | null = null;
  for (const [index, deal] of deals.entries()) {
    if (!isWithin(deal.ply)) continue;
    if (found === null || Math.abs(deal.change) > Math.abs(deals[found].change)) found = index;
  }
  return found;
}
