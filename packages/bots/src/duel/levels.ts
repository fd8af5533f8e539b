import type { State } from '@pharos/duel';
import type { LevelSteps } from '../levels.ts';
import { expansionsOf } from './expansions.ts';

const STEPS: LevelSteps = {
  novice: 0.55,
  adept: { iterations: 60, greedyShare: 0.6 },
  expert: { iterations: 100, greedyShare: 0.15 },
};

/** Where the levels stand in Duel: the first expansion that says so decides. */
export function stepsOf(s: State): LevelSteps {
  const said = expansionsOf(s).find(({ steps }) => steps !== undefined)?.steps;
  return { ...STEPS, ...said };
}
