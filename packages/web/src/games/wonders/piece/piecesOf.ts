import { PACKS, type WondersView } from '@pharos/wonders';
import { EXPANSIONS } from '../inPlay.ts';
import { Pieces } from './pieces.ts';

const known = new Map<string, Pieces>();

/** The pieces that a table plays with: those of its packs in its edition. */
export function piecesOf({ edition, packs }: WondersView['options']): Pieces {
  const key = `${edition}/${packs.join('+')}`;
  const pieces = known.get(key) ?? new Pieces(packsOf(edition, packs));
  known.set(key, pieces);
  return pieces;
}

function packsOf(edition: number, packs: readonly string[]): ConstructorParameters<typeof Pieces>[0] {
  const all = [...PACKS, ...EXPANSIONS.flatMap((expansion) => expansion.packs)];
  return all.filter((pack) => pack.edition === edition && packs.includes(pack.id));
}
