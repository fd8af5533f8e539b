import { Refusal } from './errors.ts';
import type { Reader } from './read.ts';

/** Which version of each pack a game is dealt from, by id of the pack. */
export type PackVersions = Readonly<Record<string, number>>;

/** A pack as far as its version goes. */
export interface VersionedPack {
  readonly id: string;
  /** The newest version there is; each one before it can still be dealt and replayed. */
  readonly version: number;
}

/** The version that is meant where none is named. */
export const FIRST_VERSION = 1;

/** Reads which versions somebody names; what is not named is the first one, and left out. */
export function readPackVersions(reader: Reader, packs: readonly VersionedPack[]): PackVersions | null {
  if (reader.isAbsent()) return null;
  const named: Record<string, number> = {};
  for (const [id, entry] of reader.entries()) {
    const pack = packs.find((candidate) => candidate.id === id);
    if (pack === undefined) return entry.fail('this pack is not part of the game');
    const version = entry.integer(FIRST_VERSION, Number.MAX_SAFE_INTEGER);
    if (version > pack.version)
      throw new Refusal('NEWER_VERSION', `pack ${id}, version ${version}; this program knows up to ${pack.version}`);
    if (version > FIRST_VERSION) named[id] = version;
  }
  return Object.keys(named).length === 0 ? null : named;
}

/** The newest version of each of these packs; null where all of them are the first. */
export function newestVersions(packs: readonly VersionedPack[]): PackVersions | null {
  const later = packs.filter(({ version }) => version > FIRST_VERSION);
  return later.length === 0 ? null : Object.fromEntries(later.map(({ id, version }) => [id, version]));
}

/** The version of each of these packs, all of them named. */
export function versionsOf(packs: readonly string[], named: PackVersions | null | undefined): PackVersions {
  return Object.fromEntries(packs.map((id) => [id, named?.[id] ?? FIRST_VERSION]));
}
