import type { Puzzle } from '@pharos/analysis/puzzles';
import type { Choice } from './sets.ts';
import type { Tried } from './progress.svelte.ts';

/** What is known of how hard puzzles are, and of who solves them. */
export interface Worth {
  readonly own: number;
  /** By the id of a puzzle; those nobody has tried are as hard as a new player is strong. */
  readonly puzzles: ReadonlyMap<string, number>;
}

export const POINTS_OF_NEW = 1500;

export const ofChoice = (list: readonly Puzzle[], choice: Choice): readonly Puzzle[] =>
  choice === 'mixed' ? list : list.filter(({ themes }) => themes.includes(choice));

/**
 * The next puzzle: of those that were not tried the one whose rating is nearest to one's own; then those that were not solved. Null where
 * all were solved.
 */
export function pickNext(
  list: readonly Puzzle[],
  tried: readonly Tried[],
  { own, puzzles }: Worth,
  last: string | null,
): Puzzle | null {
  const known = new Map(tried.map(({ puzzle, solved }) => [puzzle, solved]));
  const distance = ({ id }: Puzzle): number => Math.abs((puzzles.get(id) ?? POINTS_OF_NEW) - own);
  const others = list.filter(({ id }) => id !== last);
  const fresh = others.filter(({ id }) => !known.has(id));
  const candidates = fresh.length > 0 ? fresh : others.filter(({ id }) => known.get(id) === false);
  return candidates.toSorted((one, other) => distance(one) - distance(other)).at(0) ?? null;
}
