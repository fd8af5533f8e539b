import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { formatPuzzles, readPuzzles, type PuzzleFile } from '@pharos/analysis';
import { errorTexts } from '../errorTexts.ts';
import { readText, reasonOf } from '../files.ts';
import { UsageError } from '../usageError.ts';

/** The puzzles in a file; null if there is no such file. */
export function readPuzzleFile(file: string): PuzzleFile | null {
  if (!existsSync(file)) return null;
  const read = readPuzzles(readText(file));
  if (!read.ok) throw new UsageError(errorTexts.malformed(file, read.problem.code, read.problem.detail));
  return read.value;
}

/** Writes the whole file anew: whoever interrupts it leaves the old one or the new one. */
export function writePuzzleFile(file: string, puzzles: PuzzleFile): void {
  const draft = `${file}.part`;
  try {
    writeFileSync(draft, formatPuzzles(puzzles));
    renameSync(draft, file);
  } catch (error) {
    throw new UsageError(errorTexts.unwritable(file, reasonOf(error)));
  }
}
