import { fastRng } from '@pharos/core';

/** A predicted chance, with what came of it. */
export interface Forecast {
  readonly game: number;
  readonly chance: number;
  readonly result: number;
}

/** Forecasts of about the same chance. */
export interface ReliabilityRow {
  readonly count: number;
  /** The mean of the forecasts, and of what came of them. */
  readonly chance: number;
  readonly rate: number;
  /** In which the rate lies with 95 %; games are drawn again and again, for forecasts of one game hang together. */
  readonly low: number;
  readonly high: number;
}

export interface Reliability {
  readonly rows: readonly ReliabilityRow[];
  /** The mean of the squared differences, 0 being best; with the one of who always says the mean result. */
  readonly brier: number;
  readonly brierOfMean: number;
  /** The part of forecasts in rows whose interval holds their chance. */
  readonly straight: number;
  readonly forecasts: number;
  readonly games: number;
}

const ROWS = 10;
const DRAWS = 400;
const TAIL = 0.025;

/** Compares chances with results, in rows of equally many forecasts. */
export function reliabilityOf(forecasts: readonly Forecast[]): Reliability {
  const sorted = forecasts.toSorted((one, other) => one.chance - other.chance);
  const size = Math.ceil(sorted.length / ROWS);
  const rows: ReliabilityRow[] = [];
  for (let from = 0; from < sorted.length; from += size) rows.push(rowOf(sorted.slice(from, from + size)));
  const overall = mean(forecasts.map(({ result }) => result));
  const count = (of: readonly ReliabilityRow[]): number => of.reduce((sum, row) => sum + row.count, 0);
  return {
    rows,
    brier: mean(forecasts.map(({ chance, result }) => (chance - result) ** 2)),
    brierOfMean: mean(forecasts.map(({ result }) => (overall - result) ** 2)),
    straight: count(rows.filter(({ chance, low, high }) => chance >= low && chance <= high)) / forecasts.length,
    forecasts: forecasts.length,
    games: new Set(forecasts.map(({ game }) => game)).size,
  };
}

function rowOf(forecasts: readonly Forecast[]): ReliabilityRow {
  const byGame = new Map<number, { sum: number; count: number }>();
  for (const { game, result } of forecasts) {
    const known = byGame.get(game) ?? { sum: 0, count: 0 };
    byGame.set(game, { sum: known.sum + result, count: known.count + 1 });
  }
  const games = [...byGame.values()];
  const rng = fastRng(forecasts.length);
  const rates = Array.from({ length: DRAWS }, () => {
    let sum = 0;
    let count = 0;
    for (let drawn = 0; drawn < games.length; drawn++) {
      const one = games[rng(games.length)];
      sum += one.sum;
      count += one.count;
    }
    return sum / count;
  }).sort((one, other) => one - other);
  const rate = mean(forecasts.map(({ result }) => result));
  // What happened in no game, or in all, may still happen otherwise in the next one.
  const unseen = TAIL ** (1 / games.length);
  return {
    count: forecasts.length,
    chance: mean(forecasts.map(({ chance }) => chance)),
    rate,
    low: rate === 1 ? unseen : rates[Math.floor(TAIL * DRAWS)],
    high: rate === 0 ? 1 - unseen : rates[Math.ceil((1 - TAIL) * DRAWS) - 1],
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
