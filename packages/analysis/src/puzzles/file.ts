import { attempt, Reader, Refusal, type Result } from '@pharos/core';
import { PUZZLE_FORMAT, type PuzzleFile } from './puzzle.ts';

/** A file of puzzles as text: one line for each, so that files that grow differ little. */
export function formatPuzzles({ list, ...head }: PuzzleFile): string {
  const lines = list.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"list":[\n${lines}${lines === '' ? '' : '\n'}]}\n`;
}

const MOST_PUZZLES = 100_000;

/** Reads a file of puzzles. What stands in a puzzle is looked at by the rules, when it is solved or played. */
export function readPuzzles(text: string): Result<PuzzleFile> {
  return attempt(() => {
    const raw = parsed(text);
    const fields = new Reader(raw, '', 'BAD_SCENARIO').fields(['puzzles', 'game', 'rules', 'options', 'made', 'list']);
    const format = fields.puzzles.integer(1, Number.MAX_SAFE_INTEGER);
    if (format > PUZZLE_FORMAT)
      throw new Refusal('NEWER_VERSION', `format ${format}; this program reads up to ${PUZZLE_FORMAT}`);
    const made = fields.made.fields(['seed', 'games', 'iterations']);
    for (const number of Object.values(made)) number.integer(0, Number.MAX_SAFE_INTEGER);
    fields.game.text();
    fields.rules.integer(1, Number.MAX_SAFE_INTEGER);
    for (const puzzle of fields.list.list(MOST_PUZZLES)) {
      const { id, moves } = puzzle.fieldsAmong(['id', 'moves']);
      id.text();
      if (moves.list().length < 2) moves.fail('expected at least two moves');
    }
    return raw as PuzzleFile;
  });
}

/** Puzzles are the program's own files: they may be longer than what people hand in. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('BAD_JSON', error instanceof Error ? error.message : 'not JSON');
  }
}
