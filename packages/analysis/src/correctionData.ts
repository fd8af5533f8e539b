import type { Correction } from './correction.ts';

/**
 * For each kind of table a line over log odds for each Age, the first one before the first Age; fitted by `pharos calibrate`. Tables that are
 * not named here are told as they are searched: their chances are right, or nobody has looked.
 */
export const CORRECTIONS: Readonly<Record<string, Correction>> = {
  'duel+agora': {
    phases: [
      { shift: 0, slope: 1 },
      { shift: -0.038, slope: 1.19 },
      { shift: -0.017, slope: 1.193 },
      { shift: -0.101, slope: 1.191 },
    ],
  },
  'wonders+4': {
    phases: [
      { shift: -0.068, slope: 0.965 },
      { shift: -0.14, slope: 0.919 },
      { shift: -0.207, slope: 0.823 },
      { shift: -0.14, slope: 1.024 },
    ],
  },
  'wonders+7': {
    phases: [
      { shift: -0.066, slope: 0.987 },
      { shift: -0.043, slope: 1.034 },
      { shift: -0.007, slope: 1.045 },
      { shift: 0.076, slope: 1.298 },
    ],
  },
  'wonders+armada+4': {
    phases: [
      { shift: -0.077, slope: 0.957 },
      { shift: -0.296, slope: 0.704 },
      { shift: -0.118, slope: 0.951 },
      { shift: -0.072, slope: 1.079 },
    ],
  },
};
