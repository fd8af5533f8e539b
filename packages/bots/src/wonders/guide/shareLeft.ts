import type { State } from '@pharos/wonders';

const AGES = 3;

/** How much of the game is still to come: 1 before Age I, 0 after Age III. */
export function shareLeft({ age, turn, turns }: State): number {
  return age === 0 ? 1 : 1 - ((age - 1) * turns + Math.max(1, turn) - 1) / (AGES * turns);
}
