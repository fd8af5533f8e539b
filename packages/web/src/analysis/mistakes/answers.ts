import type { Decision } from '@pharos/analysis';
import type { WeighedChoice } from '../run/messages.ts';

/** A better move was found, the same one was made again, or another one is no better. */
export type Grade = 'right' | 'same' | 'wrong';

/** What was answered: how good it is, and the chance it keeps, if that is known. */
export interface Answer {
  readonly move: string;
  readonly grade: Grade;
  readonly chance: number | null;
}

/** What was nearly as good counts as found. */
const NEARLY = 0.02;

/** Judges by what the analysis has stored; null for a move that it has not weighed. `isAlike` says which moves are one to players. */
export function knownAnswer(
  { best, played }: Pick<Decision, 'best' | 'played'>,
  move: string,
  isAlike: (one: string, other: string) => boolean,
): Answer | null {
  if (isAlike(move, played.move)) return { move, grade: 'same', chance: played.chance };
  const found = best.find((one) => isAlike(one.move, move));
  if (found === undefined) return null;
  return { move, grade: isNearly(found.chance, best[0].chance) ? 'right' : 'wrong', chance: found.chance };
}

/**
 * Judges a move that was weighed just now, with all others, the best first. Only differences of one search are compared: another one has
 * other chances. A move that the search does not name is worse than all it names.
 */
export function weighedAnswer(
  { best }: Pick<Decision, 'best'>,
  move: string,
  weighed: readonly WeighedChoice[],
): Answer {
  const [top] = weighed;
  const found = weighed.find((one) => one.move === move);
  if (top === undefined || found === undefined) return { move, grade: 'wrong', chance: null };
  const chance = Math.max(0, best[0].chance - (top.chance - found.chance));
  return { move, grade: isNearly(found.chance, top.chance) ? 'right' : 'wrong', chance };
}

const isNearly = (chance: number, best: number): boolean => chance >= best - NEARLY;
