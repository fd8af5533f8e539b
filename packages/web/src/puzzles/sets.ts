import { THEMES, type PuzzleFile, type Theme } from '@pharos/analysis/puzzles';
import type { Course } from '../learn/course.ts';
import { COURSES } from '../learn/courses.ts';
import { learnTexts } from '../learn/learnTexts.ts';

/** A file of puzzles: its name, and the picture of its card. There are puzzles of what there are lessons about. */
export type PuzzleSet = Pick<Course, 'id' | 'scene' | 'side'>;

export const SETS: readonly PuzzleSet[] = COURSES;

/** Null for a set that does not exist. */
export const setNamed = (id: string | undefined): PuzzleSet | null => SETS.find((one) => one.id === id) ?? null;

export const nameOfSet = ({ id }: PuzzleSet): string => learnTexts()[id].name;

/** A theme, or all of them. */
export type Choice = Theme | 'mixed';

export const choiceNamed = (name: string | undefined): Choice => THEMES.find((one) => one === name) ?? 'mixed';

export const puzzlePath = ({ id }: PuzzleSet, choice: Choice): string =>
  choice === 'mixed' ? `/puzzles/${id}` : `/puzzles/${id}/${choice}`;

export const fileOf = ({ id }: Pick<PuzzleSet, 'id'>): string => `/puzzles/${id}.json`;

const files = new Map<string, Promise<PuzzleFile>>();

/** The puzzles of a set; a file that could not be fetched is asked for again. */
export function loadSet({ id }: PuzzleSet): Promise<PuzzleFile> {
  const known = files.get(id) ?? fetchSet(id);
  files.set(id, known);
  known.catch(() => files.delete(id));
  return known;
}

async function fetchSet(id: string): Promise<PuzzleFile> {
  const response = await fetch(fileOf({ id }));
  if (!response.ok) throw new Error(`no puzzles of "${id}"`);
  return (await response.json()) as PuzzleFile;
}
