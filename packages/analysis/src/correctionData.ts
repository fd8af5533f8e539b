import type { Correction } from './correction.ts';

/**
 * For each kind of table a line over log odds for each Age, the first one before the first Age, with a bend at the even chance where more than two play; fitted by `pharos calibrate`. Tables that are
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
      { shift: -0.049, slope: 1.003 },
      { shift: -0.019, slope: 1.053 },
      { shift: -0.003, slope: 1.058 },
      { shift: 0.079, slope: 1.293 },
    ],
  },
  'wonders+armada+4': {
    phases: [
      { shift: -0.073, slope: 0.968 },
      { shift: -0.315, slope: 0.695 },
      { shift: -0.102, slope: 0.998 },
      { shift: -0.047, slope: 1.153 },
    ],
  },
  'wonders+armada+7': {
    phases: [
      { shift: -0.065, slope: 0.997 },
      { shift: -0.161, slope: 0.952 },
      { shift: 0.061, slope: 1.159 },
      { shift: 0.052, slope: 1.238 },
    ],
  },
};
