import type { DuelView } from '@pharos/duel';
import type { DeckWords, Expansion, ExpansionWords } from '../expansion.ts';

let loaded: readonly ExpansionWords[] | null = null;

/** Before anything of the game is shown. */
export async function loadExpansionWords(expansions: readonly Expansion[]): Promise<void> {
  loaded ??= await Promise.all(expansions.map(({ words }) => words()));
}

/** Those of all expansions, in the order of their packs. */
export function expansionWords(): readonly ExpansionWords[] {
  if (loaded === null) throw new Error('the words of expansions are asked for before they are loaded');
  return loaded;
}

/** Those of the expansions that are played. */
export const wordsInPlay = ({ options }: Pick<DuelView, 'options'>): readonly ExpansionWords[] =>
  expansionWords().filter(({ id }) => options.packs.includes(id));

/** The first answer that an expansion has. */
export function askExpansions<Answer>(ask: (words: ExpansionWords) => Answer | null | undefined): Answer | null {
  for (const words of expansionWords()) {
    const answer = ask(words);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

/** What takes the place of the military tokens that cost coins; null without that. */
export const militaryTokensOf = (view: Pick<DuelView, 'options'>): ExpansionWords['militaryTokens'] | null =>
  wordsInPlay(view).find(({ militaryTokens }) => militaryTokens)?.militaryTokens ?? null;

/** What is special about a deck; null for those of the Ages. */
export const deckWords = (deck: string): DeckWords | null => askExpansions(({ decks }) => decks?.[deck]);
