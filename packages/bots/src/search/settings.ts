import type { Settings } from './search.ts';

/** What each setting is, and how to compare others: docs/bots.md. */
export const DEFAULT_SETTINGS: Settings = {
  exploration: 0.8,
  fpuReduction: 0.1,
  uniformPrior: 0.1,
  plies: 0,
  isGuided: false,
  iterationsPerGuess: 4,
  keep: 0.5,
};
