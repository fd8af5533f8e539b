import { messagesBeside } from '../../../i18n/textsBeside.ts';
import type { Expansion } from '../expansion.ts';
import { addContent, loadContent } from './duelContent.ts';
import { loadExpansionWords } from './expansionWords.ts';

/** What loads the messages of each expansion. */
const messages = new Map<string, () => Promise<void>>();

/** Everything without which nothing of Duel and of some expansions can be named. */
export async function loadWords(expansions: readonly Expansion[]): Promise<void> {
  for (const { id, texts } of expansions) {
    if (messages.has(id)) continue;
    addContent(async (language) => (await texts[language]()).default.content);
    messages.set(id, messagesBeside(texts));
  }
  await Promise.all([
    loadContent(),
    loadExpansionWords(expansions),
    ...expansions.map(({ id }) => messages.get(id)?.()),
  ]);
}
