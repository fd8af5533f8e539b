import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PUZZLE_FILES } from './puzzleFiles.ts';

it('every file of puzzles is kept for days without a network', () => {
  const files = readdirSync(new URL('../../public/puzzles', import.meta.url));
  expect(PUZZLE_FILES.toSorted()).toEqual(files.map((file) => `/puzzles/${file}`).toSorted());
});
