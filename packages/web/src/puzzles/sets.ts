import { THEMES, type PuzzleFile, type Theme } from '@pharos/analysis/puzzles';

/** A file of puzzles: its name, and the picture of its card. */
export interface PuzzleSet {
  readonly id: 'duel' | 'agora' | 'wonders' | 'armada';
  readonly scene: string;
  readonly side: 'day' | 'night';
}

export const SETS: readonly PuzzleSet[] = [
  { id: 'duel', scene: 'sphinx', side: 'day' },
  { id: 'agora', scene: 'artemis', side: 'night' },
  { id: 'wonders', scene: 'colossus', side: 'day' },
  { id: 'armada', scene: 'lighthouse', side: 'night' },
];

/** Null for a set that does not exist. */
export const setNamed = (id: string | undefined): PuzzleSet | null => SETS.find((one) => one.id === id) ?? null;

/** A theme, or all of them. */
export type Choice = Theme | 'mixed';

export const choiceNamed = (name: string | undefined): Choice => THEMES.find((one) => one === name) ?? 'mixed';

export const puzzlePath = ({ id }: PuzzleSet, choice: Choice): string =>
  choice === 'mixed' ? `/puzzles/${id}` : `/puzzles/${id}/${choice}`;

const files = new Map<string, Promise<PuzzleFile>>();

/** The puzzles of a set; a file that could not be fetched is asked for again. */
export function loadSet({ id }: PuzzleSet): Promise<PuzzleFile> {
  const known = files.get(id) ?? fetchSet(id);
  files.set(id, known);
  known.catch(() => files.delete(id));
  return known;
}

async function fetchSet(id: string): Promise<PuzzleFile> {
  const response = await fetch(`/puzzles/${id}.json`);
  if (!response.ok) throw new Error(`no puzzles of "${id}"`);
  return (await response.json()) as PuzzleFile;
}
