import { FIRST_VERSION, type PackVersions } from '@pharos/core';
import type { AnyEffectSpec, CardSpec, Entry, PackSpec, PieceCounts } from './content/types.ts';

/** The packs of a game: which ones, of which edition, and of which versions; a version that is not named is the first. */
export interface Selection {
  readonly packs: readonly string[];
  readonly edition: number;
  readonly versions?: PackVersions;
}

/** The chosen packs as they are in the chosen versions. */
export function packsOf<Pack extends PackSpec<AnyEffectSpec>>(
  { packs: ids, edition, versions }: Selection,
  packs: readonly Pack[],
): Pack[] {
  return packs
    .filter((pack) => pack.edition === edition && ids.includes(pack.id))
    .map((pack) => packAt(pack, versions?.[pack.id] ?? FIRST_VERSION));
}

/** A pack as it is in one of its versions: all its lists without what has come since. */
export function packAt<Pack extends PackSpec<AnyEffectSpec>>(pack: Pack, version: number): Pack {
  const isThere = ({ since = FIRST_VERSION }: Entry): boolean => since <= version;
  const lists = listsOf(pack).map(([kind, entries]) => [kind, entries.filter(isThere)]);
  return { ...pack, version, counts: pack.counts.slice(0, version), ...Object.fromEntries(lists) };
}

/** The lists of pieces, by kind: besides cards and boards those that only an expansion has. */
function listsOf(pack: PackSpec<AnyEffectSpec>): [string, readonly Entry[]][] {
  return Object.entries(pack).filter(
    (entry): entry is [string, readonly Entry[]] => Array.isArray(entry[1]) && !NO_PIECES.has(entry[0]),
  );
}

const NO_PIECES = new Set(['counts', 'requires', 'excludes']);

/** A piece that was lost or typed twice is a mistake in a pack. */
export function rejectMiscounts(pack: PackSpec<AnyEffectSpec>): void {
  const name = `${pack.id}, edition ${pack.edition}, version ${pack.version}`;
  const stated = pack.counts.at(pack.version - 1);
  if (stated === undefined) throw new Error(`${name}: "counts" does not say what this version has`);
  const found = countPieces(pack, stated);
  if (JSON.stringify(found) !== JSON.stringify({ ...found, ...stated }))
    throw new Error(`${name}: "counts" says ${JSON.stringify(stated)}, but there are ${JSON.stringify(found)}`);
}

/** In the order in which they are stated, and then what is not. */
function countPieces(pack: PackSpec<AnyEffectSpec>, stated: PieceCounts): Record<string, unknown> {
  const guilds = pack.cards.filter(({ colour }) => colour === 'purple');
  const inAge = (age: number): number =>
    pack.cards
      .filter((card) => card.age === age && !guilds.includes(card))
      .reduce((sum, card) => sum + copiesOf(card), 0);
  const counts = Object.fromEntries(listsOf(pack).map(([kind, entries]): [string, unknown] => [kind, entries.length]));
  const nothing = Object.fromEntries(Object.keys(stated).map((kind) => [kind, 0]));
  return { ...nothing, ...counts, cards: [inAge(1), inAge(2), inAge(3)], guilds: guilds.length };
}

/** A card that is drawn rather than counted by players exists once [W-6, AR-15]. */
function copiesOf({ copies }: CardSpec<AnyEffectSpec>): number {
  return Math.max(1, copies.length);
}
