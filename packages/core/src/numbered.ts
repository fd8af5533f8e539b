/** A list in which everything stands at its own number; two that claim the same one are a mistake in an expansion. */
export function byNumber<Item>(what: string, items: readonly Item[], numberOf: (item: Item) => number): Item[] {
  const list: Item[] = [];
  for (const item of items.toSorted((a, b) => numberOf(a) - numberOf(b))) {
    const number = numberOf(item);
    if (number in list) throw new Error(`two ${what} have the number ${number}`);
    list[number] = item;
  }
  return list;
}

/** The one that replaces a rule of the base game; null for none. */
export function onlyOne<Item>(what: string, items: readonly Item[]): Item | null {
  if (items.length > 1) throw new Error(`two expansions replace ${what}`);
  return items[0] ?? null;
}
