import { PACKS, type Options } from '@pharos/wonders';
import type { HeldPiece } from './effectPiece.ts';
import { EXPANSIONS } from './expansions.ts';
import { Pieces } from './pieces.ts';

const ALL = [...PACKS, ...EXPANSIONS.flatMap(({ packs }) => packs)];
const held = (id: string, age: number): HeldPiece | null =>
  EXPANSIONS.map((expansion) => expansion.held(id, age)).find((piece) => piece !== null) ?? null;
const known = new Map<string, Pieces>();

/** The pieces a game is played with. */
export function piecesOf({ edition, packs }: Pick<Options, 'edition' | 'packs'>): Pieces {
  const key = `${edition}/${packs.join('+')}`;
  const found =
    known.get(key) ??
    new Pieces(
      ALL.filter((pack) => pack.edition === edition && packs.includes(pack.id)),
      held,
    );
  known.set(key, found);
  return found;
}
