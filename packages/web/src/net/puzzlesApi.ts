import type { Answer, CountedPuzzleTry, PuzzleRatings } from '@pharos/protocol';
import { call, me } from './api.ts';

/** Calls about puzzles. */

export async function puzzleRatings(set: string): Promise<Answer<PuzzleRatings>> {
  await me();
  return call('GET', `/puzzles/${set}`);
}

export const tellTry = (set: string, puzzle: string, move: string | null): Promise<Answer<CountedPuzzleTry>> =>
  call('POST', `/puzzles/${set}/tries`, { puzzle, move });
