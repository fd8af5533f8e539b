const CHAIN_BITS = 31;

/** A bit for each card that makes another one free. */
export function chainBits(
  cards: readonly { readonly id: string; readonly freeWith?: readonly string[] }[],
): Map<string, number> {
  const givers = [...new Set(cards.flatMap((card) => card.freeWith ?? []))];
  const unknown = givers.find((id) => !cards.some((card) => card.id === id));
  if (unknown !== undefined) throw new Error(`a chain starts at the unknown card ${unknown}`);
  if (givers.length > CHAIN_BITS) throw new Error(`${givers.length} cards start chains, at most ${CHAIN_BITS} can`);
  return new Map(givers.map((id, index) => [id, 1 << index]));
}

export function rejectDuplicates(ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`two pieces are called ${twice}`);
}
