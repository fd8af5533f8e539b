/** Takes one copy of a card out of a list; answers whether there was one. */
export function takeOne(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** What is left of cards when others are taken out of them, copy by copy. */
export function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...cards];
  for (const card of others) takeOne(left, card);
  return left;
}
