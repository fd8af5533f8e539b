import type { Correction } from './correction.ts';

/** Fitted by `pharos calibrate`; docs/analysis.md shows how straight they make it. */
export const CORRECTIONS: Readonly<Record<string, Correction>> = {};
