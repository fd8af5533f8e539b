import { FIRST_VERSION } from '@pharos/core';
import type { ArmadaSpec, CardSpec, Entry, PackSpec, PieceCounts } from './content/types.ts';

/** A pack as it is in one of its versions. */
export function packAt<Pack extends PackSpec | ArmadaSpec>(pack: Pack, version: number): Pack {
  const isThere = ({ since = FIRST_VERSION }: Entry): boolean => since <= version;
  return {
    ...pack,
    version,
    counts: pack.counts.slice(0, version),
    cards: pack.cards.filter(isThere),
    boards: pack.boards.filter(isThere),
    ...('islands' in pack && { islands: pack.islands.filter(isThere), shipyards: pack.shipyards.filter(isThere) }),
  };
}

/** A piece that was lost or typed twice is a mistake in a pack. */
export function rejectMiscounts(pack: PackSpec | ArmadaSpec): void {
  const name = `${pack.id}, edition ${pack.edition}, version ${pack.version}`;
  const stated = pack.counts.at(pack.version - 1);
  if (stated === undefined) throw new Error(`${name}: "counts" does not say what this version has`);
  const found = countPieces(pack);
  if (JSON.stringify(found) !== JSON.stringify(inOrder(stated)))
    throw new Error(`${name}: "counts" says ${JSON.stringify(stated)}, but there are ${JSON.stringify(found)}`);
}

function countPieces(pack: PackSpec | ArmadaSpec): PieceCounts {
  const guilds = pack.cards.filter(({ colour }) => colour === 'purple');
  const inAge = (age: number): number =>
    pack.cards
      .filter((card) => card.age === age && !guilds.includes(card))
      .reduce((sum, card) => sum + copiesOf(card), 0);
  return {
    cards: [inAge(1), inAge(2), inAge(3)],
    guilds: guilds.length,
    boards: pack.boards.length,
    islands: 'islands' in pack ? pack.islands.length : 0,
    shipyards: 'islands' in pack ? pack.shipyards.length : 0,
  };
}

function inOrder({ cards, guilds, boards, islands, shipyards }: PieceCounts): PieceCounts {
  return { cards, guilds, boards, islands, shipyards };
}

/** A card that is drawn rather than counted by players exists once [W-6, AR-15]. */
function copiesOf({ copies }: CardSpec): number {
  return Math.max(1, copies.length);
}
