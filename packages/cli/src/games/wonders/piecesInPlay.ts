import { PACKS, type Options } from '@pharos/wonders';
import { EXPANSIONS } from './expansions.ts';
import { Pieces } from './pieces.ts';

const ALL = [...PACKS, ...EXPANSIONS.flatMap(({ packs }) => packs)];
const known = new Map<string, Pieces>();

/** The pieces a game is played with. */
export function piecesOf({ edition, packs }: Pick<Options, 'edition' | 'packs'>): Pieces {
  const key = `${edition}/${packs.join('+')}`;
  const found = known.get(key) ?? new Pieces(ALL.filter((pack) => pack.edition === edition && packs.includes(pack.id)));
  known.set(key, found);
  return found;
}
