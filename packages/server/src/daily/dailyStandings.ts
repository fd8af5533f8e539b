import type { DailyBar, DailyDeal, DailyScore } from '@pharos/protocol';

type Ended = Pick<DailyScore, 'margin' | 'result'>;

const ORDER: readonly DailyScore['result'][] = ['none', 'lost', 'drawn', 'won'];

/** Above 0 if the first one did better: by the result, then by points ahead. A victory that needed no points is the best one. */
export function compare(a: Ended, b: Ended): number {
  const byResult = ORDER.indexOf(a.result) - ORDER.indexOf(b.result);
  return byResult === 0 ? sign(marginOf(a), marginOf(b)) : byResult;
}

/** Two that are infinite have no difference. */
function sign(a: number, b: number): number {
  return a === b ? 0 : a > b ? 1 : -1;
}

function marginOf({ result, margin }: Ended): number {
  return margin ?? (result === 'won' ? Infinity : result === 'lost' ? -Infinity : 0);
}

export function inOrder(bars: readonly DailyBar[]): DailyBar[] {
  return [...bars].sort((a, b) => compare(b, a));
}

/** Where one of the tries stands among all of them. */
export function placeOf(own: Ended, bars: readonly DailyBar[]): NonNullable<DailyDeal['place']> {
  const count = (which: (difference: number) => boolean): number =>
    bars.filter((bar) => which(compare(bar, own))).reduce((sum, { tries }) => sum + tries, 0);
  return { place: 1 + count((by) => by > 0), of: count(() => true), worse: count((by) => by < 0) };
}

/** How many days in a row end today, or yesterday while today is still to come; `days` the last ones first. */
export function streakOf(days: readonly string[], today: string, before: (day: string) => string): number {
  let next = days.at(0) === today ? today : before(today);
  let streak = 0;
  for (const day of days) {
    if (day !== next) break;
    streak++;
    next = before(next);
  }
  return streak;
}
