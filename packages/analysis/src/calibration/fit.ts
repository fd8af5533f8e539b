import { belowKnee, logOdds, type Correction, type Line } from '../correction.ts';
import type { Sample } from './gather.ts';

/** Rounds of Newton's method; few are needed for three numbers. */
const ROUNDS = 30;
/** Pulls towards no correction: what few games seem to say is hardly believed. */
const PRIOR = 20;
/** Samples of a seat in one phase of a game hang together: all of them count as many as this. */
const OF_ONE_SEAT = 1.5;
/** A correction never turns the order of chances around. */
const LEAST_SLOPE = 0.2;
const LEAST = 1e-4;
/** Of two, one is behind by what the other is ahead: a line that treats them alike has no bend. */
const MOST_WITHOUT_BEND = 2;

/** Three numbers of a line: how much is added to log odds, what they are multiplied by, and what those below the knee are multiplied by besides. */
type Three = [shift: number, slope: number, bend: number];
const NO_CORRECTION: Readonly<Three> = [0, 1, 0];

/** The correction that makes chances most likely: for each phase the line over log odds of a logistic regression (Platt), bent at the even chance. */
export function fitCorrection(samples: readonly Sample[], seats: number): Correction {
  const phases = Math.max(...samples.map(({ phase }) => phase)) + 1;
  const knee = seats > MOST_WITHOUT_BEND ? rounded(logOdds(1 / seats)) : null;
  return {
    ...(knee !== null && { knee }),
    phases: Array.from({ length: phases }, (_, phase) =>
      fitLine(
        samples.filter((sample) => sample.phase === phase),
        seats,
        knee,
      ),
    ),
  };
}

function fitLine(samples: readonly Sample[], seats: number, knee: number | null): Line {
  const inputs = samples.map(({ chance }): Three => {
    const odds = logOdds(Math.min(1 - LEAST, Math.max(LEAST, chance)));
    return [1, odds, knee === null ? 0 : belowKnee(odds, knee)];
  });
  const counts = new Map<number, number>();
  for (const { game } of samples) counts.set(game, (counts.get(game) ?? 0) + 1);
  const ofGame = OF_ONE_SEAT * seats;
  const trust = samples.map(({ game }) => ofGame / Math.max(ofGame, counts.get(game) ?? 0));
  let line: Three = [...NO_CORRECTION];
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = line.map((number, at) => PRIOR * (NO_CORRECTION[at] - number)) as Three;
    const curves = [0, 1, 2].map((row) => [0, 1, 2].map((column) => (row === column ? PRIOR : 0)) as Three);
    for (const [index, input] of inputs.entries()) {
      const chance = 1 / (1 + Math.exp(-sumOf(line, input)));
      const error = trust[index] * (samples[index].result - chance);
      const weight = trust[index] * chance * (1 - chance);
      for (let row = 0; row < 3; row++) {
        slopes[row] += error * input[row];
        for (let column = 0; column < 3; column++) curves[row][column] += weight * input[row] * input[column];
      }
    }
    const step = solved(curves, slopes);
    line = line.map((number, at) => number + step[at]) as Three;
  }
  const [shift, slope, bend] = line.map(rounded);
  const upper = Math.max(LEAST_SLOPE, slope);
  return { shift, slope: upper, ...(knee !== null && { bend: rounded(Math.max(LEAST_SLOPE - upper, bend)) }) };
}

function sumOf(line: Readonly<Three>, input: Readonly<Three>): number {
  return line[0] * input[0] + line[1] * input[1] + line[2] * input[2];
}

/** What three equations come to, by Cramer's rule; the prior keeps the determinant away from 0. */
function solved(rows: readonly Three[], right: Readonly<Three>): Three {
  const all = determinant(rows);
  return [0, 1, 2].map(
    (place) =>
      determinant(
        rows.map((row, at) => row.map((number, column) => (column === place ? right[at] : number)) as Three),
      ) / all,
  ) as Three;
}

function determinant([[a, b, c], [d, e, f], [g, h, i]]: readonly Three[]): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

function rounded(number: number): number {
  return Math.round(1000 * number) / 1000;
}
