import { CHAIN_SYMBOLS, type AnyEffectSpec, type CardSpec } from './content/types.ts';

/** Ids are unique over all kinds of pieces: moves and views name nothing but the id. */
export function rejectDuplicates(ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`two pieces are called ${twice}`);
}

/** Every chain symbol links one giver with one taker. */
export function rejectBrokenChains(cards: readonly CardSpec<AnyEffectSpec>[]): void {
  for (const symbol of CHAIN_SYMBOLS) {
    const givers = cards.filter((card) => card.gives === symbol).length;
    const takers = cards.filter((card) => card.freeWith === symbol).length;
    if (givers !== takers || givers > 1) throw new Error(`chain symbol ${symbol} links ${givers} with ${takers} cards`);
  }
}
