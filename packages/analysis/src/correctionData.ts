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
    knee: -1.099,
    phases: [
      { shift: -0.031, slope: 0.967, bend: 0.013 },
      { shift: -0.234, slope: 0.779, bend: -0.118 },
      { shift: -0.125, slope: 0.883, bend: 0.028 },
      { shift: -0.088, slope: 0.947, bend: 0.167 },
    ],
  },
  'wonders+7': {
    knee: -1.792,
    phases: [
      { shift: -0.109, slope: 0.916, bend: 0.01 },
      { shift: -0.133, slope: 0.939, bend: -0.08 },
      { shift: -0.106, slope: 0.975, bend: -0.003 },
      { shift: 0.003, slope: 1.182, bend: 0.105 },
    ],
  },
  'wonders+armada+4': {
    knee: -1.099,
    phases: [
      { shift: -0.126, slope: 0.838, bend: -0.044 },
      { shift: -0.281, slope: 0.701, bend: -0.15 },
      { shift: -0.192, slope: 0.774, bend: 0.027 },
      { shift: -0.07, slope: 1.019, bend: 0.122 },
    ],
  },
  'wonders+armada+7': {
    knee: -1.792,
    phases: [
      { shift: -0.078, slope: 0.953, bend: -0.055 },
      { shift: -0.085, slope: 1.005, bend: -0.071 },
      { shift: -0.134, slope: 0.936, bend: -0.003 },
      { shift: -0.086, slope: 0.963, bend: 0.106 },
    ],
  },
};
