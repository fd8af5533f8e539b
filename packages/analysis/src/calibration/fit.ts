import type { Correction, Line } from '../correction.ts';
import type { Sample } from './gather.ts';

/** Rounds of Newton's method; few are needed for two numbers. */
const ROUNDS = 30;
/** Pulls towards no correction, as if so many more samples had been right: a phase with few samples is hardly corrected. */
const PRIOR = 5;
const LEAST = 1e-4;

/** The correction that makes chances most likely: for each phase the line over log odds of a logistic regression (Platt). */
export function fitCorrection(samples: readonly Sample[]): Correction {
  const phases = Math.max(...samples.map(({ phase }) => phase)) + 1;
  return {
    phases: Array.from({ length: phases }, (_, phase) => fitLine(samples.filter((sample) => sample.phase === phase))),
  };
}

function fitLine(samples: readonly Sample[]): Line {
  const odds = samples.map(({ chance }) => {
    const inside = Math.min(1 - LEAST, Math.max(LEAST, chance));
    return Math.log(inside / (1 - inside));
  });
  let shift = 0;
  let slope = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let [ofShift, ofSlope, shiftShift, shiftSlope, slopeSlope] = [-PRIOR * shift, PRIOR * (1 - slope), PRIOR, 0, PRIOR];
    for (const [index, x] of odds.entries()) {
      const chance = 1 / (1 + Math.exp(-(shift + slope * x)));
      const error = samples[index].result - chance;
      const weight = chance * (1 - chance);
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
  return { shift: rounded(shift), slope: rounded(slope) };
}

function rounded(number: number): number {
  return Math.round(1000 * number) / 1000;
}
