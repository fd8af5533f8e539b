import type { words, WondersView } from '@pharos/wonders';
import { PACKS } from '@pharos/wonders/client';
import { EXPANSIONS } from '../expansionsInPlay.ts';
import { Pieces, type CardSpec } from './pieces.ts';

const known = new Map<string, Pieces>();

/** The pieces that a table plays with: those of its packs in its edition. */
export const piecesOf = ({ edition, packs }: WondersView['options']): Pieces => piecesIn(edition, packs);

/** The pieces of some packs in an edition. */
export function piecesIn(edition: number, packs: readonly string[]): Pieces {
  const key = `${edition}/${packs.join('+')}`;
  const pieces = known.get(key) ?? new Pieces(packsIn(edition, packs), likeCards(edition, packs));
  known.set(key, pieces);
  return pieces;
}

/** What expansions have in hands besides cards. */
const likeCards = (edition: number, packs: readonly string[]): readonly CardSpec[] =>
  EXPANSIONS.filter(({ pack }) => packs.includes(pack)).flatMap((expansion) => expansion.likeCards(edition));

export function packsIn(edition: number, packs: readonly string[]): readonly words.PackSpec[] {
  const all = new Set([...PACKS, ...EXPANSIONS.flatMap((expansion) => expansion.packs)]);
  return [...all].filter((pack) => pack.edition === edition && packs.includes(pack.id));
}
