import type { Settings } from './search.ts';

/** What each setting is, and how to compare others: docs/bots.md. */
export const DEFAULT_SETTINGS: Settings = {
  exploration: 0.8,
  caution: 0.1,
  doubt: 0.1,
  plies: 0,
  isGuided: false,
  iterationsPerGuess: 4,
};
