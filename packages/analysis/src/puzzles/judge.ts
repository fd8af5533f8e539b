import { leastLoss } from '../labels.ts';
import type { Weighed } from '../weighMoves.ts';
import type { Solution } from './solve.ts';

/** Of two moves one is guessed and not found. */
export const LEAST_CHOICES = 3;
/** Whoever has hardly a chance finds nothing worth finding. */
const LEAST_CHANCE = 0.1;
/** A second search may find the margin a little smaller. */
const HOLDS = 0.6;

/** By how much the best move has to be better than every other: as much as a mistake loses. */
export function marginNeeded(sides: number): number {
  return leastLoss('mistake', sides);
}

/** By how much the best move is better than the second best; 0 for what is no puzzle, as when a bot would rather make another move: the one looked at most. */
export function marginOf<State>({ moves, greedy }: Pick<Solution<State>, 'moves' | 'greedy'>): number {
  const [best, second] = moves;
  if (second === undefined || best === greedy || best.chance < LEAST_CHANCE) return 0;
  return moves.some(({ visits }) => visits > best.visits) ? 0 : best.chance - second.chance;
}

/** What a puzzle that was solved anew says otherwise. */
export type Flaw = 'otherBest' | 'greedy' | 'margin';

/** Null if a puzzle holds: the same move is the best, not what a greedy bot plays, and still clearly better. */
export function flawOf<State>(
  { moves, greedy }: Solution<State>,
  isBest: (weighed: Weighed) => boolean,
  sides: number,
): Flaw | null {
  if (!isBest(moves[0])) return 'otherBest';
  if (moves[0] === greedy) return 'greedy';
  return marginOf({ moves, greedy }) < HOLDS * marginNeeded(sides) ? 'margin' : null;
}
