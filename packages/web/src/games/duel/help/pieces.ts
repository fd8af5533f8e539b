import { PACKS } from '@pharos/duel/client';
import type { CardSpec, TokenSpec, WonderSpec } from '../card/pieces.ts';

/** What some packs have. */
export interface PiecesOfPacks {
  readonly cards: readonly CardSpec[];
  readonly wonders: readonly WonderSpec[];
  readonly tokens: readonly TokenSpec[];
}

export function piecesOfPacks(packs: readonly string[]): PiecesOfPacks {
  const all = PACKS.filter(({ id }) => packs.includes(id));
  return {
    cards: all.flatMap(({ cards }) => cards),
    wonders: all.flatMap(({ wonders }) => wonders),
    tokens: all.flatMap(({ tokens }) => tokens),
  };
}
