import { isDeepStrictEqual } from 'node:util';
import type { Puzzle, PuzzleFile } from '@pharos/analysis';
import type { GameArgs } from '../args.ts';
import { inThreads } from '../simulation/threads.ts';
import { UsageError } from '../usageError.ts';
import { puzzlesTexts } from '../commands/texts/puzzles.ts';

export interface Making {
  readonly args: GameArgs;
  /** How many puzzles there shall be in the end. */
  readonly count: number;
  readonly threads: number;
  /** Called with all there is whenever there is more. */
  readonly keep: (file: PuzzleFile) => void;
  readonly onProgress: (done: number) => void;
}

/** Games that a thread plays before what was found is kept. */
const GAMES_OF_THREAD = 2;

/** Adds puzzles to a file until there are enough. However many threads there are, and however often it was interrupted, they are the same. */
export async function makePuzzles(
  start: PuzzleFile,
  { args, count, threads, keep, onProgress }: Making,
): Promise<PuzzleFile> {
  const { game, made } = start;
  let file = start;
  while (file.list.length < count) {
    const from = file.made.games;
    const jobs = Array.from({ length: GAMES_OF_THREAD * threads }, (_, at) => ({
      game,
      args,
      series: made.seed,
      index: from + at,
      iterations: made.iterations,
    }));
    const found = await inThreads('findPuzzles', jobs, () => undefined, threads);
    for (const puzzles of found) if (file.list.length < count) file = withGame(file, puzzles, count);
    keep(file);
    onProgress(file.list.length / count);
  }
  return file;
}

function withGame(file: PuzzleFile, found: readonly Puzzle[], count: number): PuzzleFile {
  const list = [...file.list];
  for (const puzzle of found) if (list.length < count && isWanted(puzzle, list, count)) list.push(puzzle);
  return { ...file, made: { ...file.made, games: file.made.games + 1 }, list };
}

/** So many of one Age, and so many without a theme, are enough of that kind. */
const MOST_OF_AGE = 0.45;
const MOST_WITHOUT_THEME = 0.2;

function isWanted({ id, when, themes }: Puzzle, list: readonly Puzzle[], count: number): boolean {
  if (list.some((other) => other.id === id)) return false;
  const ofAge = list.filter((other) => other.when.age === when.age).length;
  const withoutTheme = list.filter((other) => other.themes.length === 0).length;
  return ofAge < MOST_OF_AGE * count && (themes.length > 0 || withoutTheme < MOST_WITHOUT_THEME * count);
}

/** Refuses to go on with a file that was begun otherwise: its puzzles would not be those of one seed. */
export function checkSameMaking(file: string, kept: PuzzleFile, wanted: PuzzleFile): void {
  const about = ({ game, rules, options, made: { seed, iterations } }: PuzzleFile): unknown => ({
    game,
    rules,
    options: JSON.parse(JSON.stringify(options)) as unknown,
    seed,
    iterations,
  });
  if (!isDeepStrictEqual(about(kept), about(wanted))) throw new UsageError(puzzlesTexts.otherMaking(file));
}
