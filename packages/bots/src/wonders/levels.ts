import type { LevelSteps } from '../levels.ts';

const STEPS: LevelSteps = {
  novice: 0.5,
  adept: { iterations: 100, greedyShare: 0.4 },
  expert: { iterations: 800, greedyShare: 0 },
};

/** Where the levels stand in 7 Wonders, whatever the number of players and the expansions. */
export function stepsOf(): LevelSteps {
  return STEPS;
}
