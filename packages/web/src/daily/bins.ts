import type { DailyBar, DailyScore } from '@pharos/protocol';

/** Tries that ended about alike: so many points ahead or behind, or before points were counted. */
export interface Bin {
  readonly kind: 'lostAtOnce' | 'margin' | 'wonAtOnce';
  /** Of a margin: from and to, both included. */
  readonly from: number;
  readonly to: number;
  readonly won: number;
  readonly others: number;
}

type Ended = Pick<DailyScore, 'margin' | 'result'>;

const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_BINS = 13;

/** What a chart shows of all tries; those of `marked` have a place in it even where nobody else was. */
export function binsOf(bars: readonly DailyBar[], marked: readonly Ended[] = []): Bin[] {
  const margins = [...bars, ...marked].flatMap(({ margin }) => margin ?? []);
  const bins: Bin[] = [];
  const count = (bin: Omit<Bin, 'others' | 'won'>): void => {
    const inside = bars.filter((bar) => isIn(bar, bin));
    const sum = (isWon: boolean): number =>
      inside.filter(({ result }) => (result === 'won') === isWon).reduce((all, { tries }) => all + tries, 0);
    bins.push({ ...bin, won: sum(true), others: sum(false) });
  };
  const isThere = (kind: Bin['kind']): boolean =>
    [...bars, ...marked].some((bar) => isIn(bar, { kind, from: 0, to: 0 }) && bar.margin === null);
  if (isThere('lostAtOnce')) count({ kind: 'lostAtOnce', from: 0, to: 0 });
  if (margins.length > 0) {
    const [least, most] = [Math.min(...margins), Math.max(...margins)];
    const step = STEPS.find((one) => binAt(most, one) - binAt(least, one) < MOST_BINS) ?? STEPS[STEPS.length - 1];
    for (let at = binAt(least, step); at <= binAt(most, step); at++)
      count({ kind: 'margin', from: at * step + 1, to: (at + 1) * step });
  }
  if (isThere('wonAtOnce')) count({ kind: 'wonAtOnce', from: 0, to: 0 });
  return bins;
}

/** Whether something that ended like this stands in a bin. */
export function isIn({ margin, result }: Ended, { kind, from, to }: Pick<Bin, 'from' | 'kind' | 'to'>): boolean {
  if (margin === null) return kind === (result === 'won' ? 'wonAtOnce' : 'lostAtOnce');
  return kind === 'margin' && margin >= from && margin <= to;
}

/** Nobody is ahead by 0: the first bin of victories begins with 1. */
const binAt = (margin: number, step: number): number => Math.ceil(margin / step) - 1;
