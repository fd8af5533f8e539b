import type { Correction, Line } from '../correction.ts';
import type { Sample } from './gather.ts';

/** Rounds of Newton's method; few are needed for two numbers. */
const ROUNDS = 30;
/** Pulls towards no correction: what few games seem to say is hardly believed. */
const PRIOR = 20;
/** Samples of a seat in one phase of a game hang together: all of them count as many as this. */
const OF_ONE_SEAT = 1.5;
/** A correction never turns the order of chances around. */
const LEAST_SLOPE = 0.2;
const LEAST = 1e-4;

/** The correction that makes chances most likely: for each phase the line over log odds of a logistic regression (Platt). */
export function fitCorrection(samples: readonly Sample[], seats: number): Correction {
  const phases = Math.max(...samples.map(({ phase }) => phase)) + 1;
  return {
    phases: Array.from({ length: phases }, (_, phase) =>
      fitLine(
        samples.filter((sample) => sample.phase === phase),
        seats,
      ),
    ),
  };
}

function fitLine(samples: readonly Sample[], seats: number): Line {
  const odds = samples.map(({ chance }) => {
    const inside = Math.min(1 - LEAST, Math.max(LEAST, chance));
    return Math.log(inside / (1 - inside));
  });
  const counts = new Map<number, number>();
  for (const { game } of samples) counts.set(game, (counts.get(game) ?? 0) + 1);
  const ofGame = OF_ONE_SEAT * seats;
  const trust = samples.map(({ game }) => ofGame / Math.max(ofGame, counts.get(game) ?? 0));
  let shift = 0;
  let slope = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let [ofShift, ofSlope, shiftShift, shiftSlope, slopeSlope] = [-PRIOR * shift, PRIOR * (1 - slope), PRIOR, 0, PRIOR];
    for (const [index, x] of odds.entries()) {
      const chance = 1 / (1 + Math.exp(-(shift + slope * x)));
      const error = trust[index] * (samples[index].result - chance);
      const weight = trust[index] * chance * (1 - chance);
      ofShift += error;
      ofSlope += error * x;
      shiftShift += weight;
      shiftSlope += weight * x;
      slopeSlope += weight * x * x;
    }
    const determinant = shiftShift * slopeSlope - shiftSlope * shiftSlope;
    shift += (ofShift * slopeSlope - ofSlope * shiftSlope) / determinant;
    slope += (ofSlope * shiftShift - ofShift * shiftSlope) / determinant;
  }
  return { shift: rounded(shift), slope: Math.max(LEAST_SLOPE, rounded(slope)) };
}

function rounded(number: number): number {
  return Math.round(1000 * number) / 1000;
}
