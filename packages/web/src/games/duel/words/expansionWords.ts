import type { DuelView } from '@pharos/duel';
import type { DeckWords, Expansion, ExpansionWords, PawnWords } from '../expansion.ts';

let loaded: readonly ExpansionWords[] = [];

/** Before anything of them is shown. */
export async function loadExpansionWords(expansions: readonly Expansion[]): Promise<void> {
  const missing = expansions.filter((expansion) => !loaded.some(({ id }) => id === expansion.id));
  const more = await Promise.all(missing.map(({ words }) => words()));
  loaded = [...loaded.filter((words) => !more.includes(words)), ...more];
}

/** Those of the expansions that were needed so far. */
export const expansionWords = (): readonly ExpansionWords[] => loaded;

/** Those of the expansions that are played, in the order of their packs. */
export const wordsInPlay = ({ options }: Pick<DuelView, 'options'>): readonly ExpansionWords[] =>
  options.packs.flatMap((pack) => loaded.find(({ id }) => id === pack) ?? []);

/** The first answer that an expansion has. */
export function askExpansions<Answer>(ask: (words: ExpansionWords) => Answer | null | undefined): Answer | null {
  for (const words of loaded) {
    const answer = ask(words);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

/** What takes the place of the military tokens that cost coins; null without that. */
export const militaryTokensOf = (view: Pick<DuelView, 'options'>): ExpansionWords['militaryTokens'] | null =>
  wordsInPlay(view).find(({ militaryTokens }) => militaryTokens)?.militaryTokens ?? null;

/** Coins besides those of the treasury that a player can pay with. */
export const coinsBesides = (view: DuelView, seat: number): number =>
  wordsInPlay(view).reduce((sum, words) => sum + (words.coinsBesides?.(view, seat) ?? 0), 0);

/** Pawns on the military track besides the Conflict pawn. */
export const pawnsBesides = (view: DuelView): PawnWords[] =>
  wordsInPlay(view).flatMap((words) => words.pawnsOf?.(view) ?? []);

/** What lies on a card of the structure, in words. */
export const slotTexts = (view: DuelView, slot: string): string[] =>
  wordsInPlay(view).flatMap((words) => words.slotText?.(view, slot) ?? []);

/** What is special about a deck; null for those of the Ages. */
export const deckWords = (deck: string): DeckWords | null => askExpansions(({ decks }) => decks?.[deck]);
