import { QUICK, STANDARD, type AnalysisSettings } from './settings.ts';

/** How thoroughly people have a game looked at: for a first answer, as usual, or more than that. */
export const DEPTHS = ['quick', 'standard', 'deep'] as const;
export type AnalysisDepth = (typeof DEPTHS)[number];

/** As many times the usual iterations. */
const DEEP = 4;

/** The settings of a depth, for a game with so many iterations as usual. */
export function settingsOf(depth: AnalysisDepth, usual: number): AnalysisSettings {
  if (depth === 'quick') return QUICK;
  return depth === 'standard' ? STANDARD : { ...STANDARD, iterations: usual * DEEP };
}
