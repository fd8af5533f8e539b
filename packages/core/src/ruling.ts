/**
 * A book that a ruling rests on: Armada 1st edition (PL1 Polish, HU1 Hungarian), Armada 2nd edition (PL2), Duel (PLD), Agora
 * (PLA), and the base game of 7 Wonders in its first (W1) and second (W2) edition.
 */
export type Book = 'PL1' | 'HU1' | 'PL2' | 'PLD' | 'PLA' | 'W1' | 'W2';

/** One way to play a rule, and the books whose words say so; none where it is a custom or our own ruling. */
export interface RulingAnswer {
  readonly id: string;
  readonly books: readonly Book[];
}

/** A rule that a table may play otherwise: an option of the game. Where the words of a book are clear, they are the default. */
export interface Ruling {
  /** Its name in the options. */
  readonly id: string;
  /** The rule it is about, such as `AR-66`. */
  readonly rule: string;
  /** The pack without which it means nothing. */
  readonly pack: string;
  /** At least two; the first is the default. */
  readonly answers: readonly RulingAnswer[];
}

/** A ruling with two answers: the default with the books that say so, and another one that no book speaks for. */
export function twoAnswers<
  const Id extends string,
  const Pack extends string,
  const Default extends string,
  const Other extends string,
>(id: Id, rule: string, pack: Pack, [answer, ...books]: readonly [Default, ...Book[]], other: Other) {
  const answers = [
    { id: answer, books },
    { id: other, books: [] as readonly Book[] },
  ] as const;
  return { id, rule, pack, answers };
}
