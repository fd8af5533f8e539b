import type { Decision, Label, WeighedMove } from './result.ts';

/** What a move has to lose to be called so, for two seats and for seven; between them in proportion to the others at the table. */
const LEAST_LOSS: readonly (readonly [Label, number, number])[] = [
  ['blunder', 0.2, 0.08],
  ['mistake', 0.1, 0.04],
  ['slip', 0.05, 0.02],
  ['good', 0.02, 0.01],
];
/** A find is better than the second best by as much as a move that is nearly a mistake loses. */
const FIND_MARGIN: readonly [number, number] = [0.08, 0.03];

/** With more seats a chance is smaller, and so is what can be lost of it. */
function forSides(sides: number, forTwo: number, forSeven: number): number {
  const share = (Math.min(7, Math.max(2, sides)) - 2) / 5;
  // In proportion to 1/sides: chances are shared by that many.
  const inverse = (1 / 2 - 1 / (2 + 5 * share)) / (1 / 2 - 1 / 7);
  return forTwo + (forSeven - forTwo) * inverse;
}

/** The least loss that gets a label, at a table with so many who can win. */
export function leastLoss(label: Label, sides: number): number {
  const found = LEAST_LOSS.find(([name]) => name === label);
  return found === undefined ? 0 : forSides(sides, found[1], found[2]);
}

/** Whether a move with a label is as good as the best one: what another would gain is less than anybody should worry about. */
export const isAsGoodAsBest = (label: Label): boolean => label === 'find' || label === 'best';

/**
 * The move that was better, where it is worth telling; null where the one played is as good as the best. Reasons against the move
 * played and merits of a better one are told of the first case only: whoever shows a decision asks here.
 */
export function betterOf({ label, best: [best] }: Pick<Decision, 'label' | 'best'>): WeighedMove | null {
  return isAsGoodAsBest(label) ? null : best;
}

export interface LabelFacts {
  readonly loss: number;
  /** By how much it is better than the best other move. */
  readonly margin: number;
  /** Whether somebody who looks one move ahead would have made it. */
  readonly isGreedy: boolean;
  /** How many different things could be done. */
  readonly choices: number;
}

/** One of two is guessed and not found. */
export const LEAST_CHOICES = 3;

export function labelOf({ loss, margin, isGreedy, choices }: LabelFacts, sides: number): Label {
  const found = LEAST_LOSS.find(([label]) => loss >= leastLoss(label, sides));
  if (found !== undefined) return found[0];
  const isHard = !isGreedy && choices >= LEAST_CHOICES;
  return loss === 0 && isHard && margin >= forSides(sides, ...FIND_MARGIN) ? 'find' : 'best';
}
