import type { Expansion } from '../expansion.ts';
import { loadContent } from './duelContent.ts';
import { loadExpansionWords } from './expansionWords.ts';

/** Everything without which nothing of Duel can be named. */
export async function loadWords(expansions: readonly Expansion[]): Promise<void> {
  await Promise.all([loadContent(), loadExpansionWords(expansions)]);
}
