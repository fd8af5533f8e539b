/** How a series of numbers is spread. */
export interface Spread {
  readonly count: number;
  /** A tenth of them is below `low`, and a tenth above `high`. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const ordered = sorted(numbers);
  const tenth = Math.floor(ordered.length / 10);
  return {
    count: ordered.length,
    low: ordered[tenth],
    median: medianOf(ordered),
    high: ordered[ordered.length - 1 - tenth],
  };
}

/** A median, and where the true one lies with 95 % confidence. */
export interface Estimate {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors on either side of 95 % of a normal distribution. */
const Z = 1.96;

/** Between which of the sorted numbers the true median lies is known whatever their distribution (sign test). */
export function estimateOf(numbers: readonly number[]): Estimate {
  const ordered = sorted(numbers);
  const outside = Math.max(0, Math.floor((ordered.length - Z * Math.sqrt(ordered.length)) / 2));
  return { median: medianOf(ordered), low: ordered[outside], high: ordered[ordered.length - 1 - outside] };
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

function medianOf(ordered: readonly number[]): number {
  const middle = ordered.length >> 1;
  return ordered.length % 2 === 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2;
}
