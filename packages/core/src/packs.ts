import type { Reader } from './read.ts';

/** What is known of a pack before a game is dealt from it. */
export interface CombinedPack {
  readonly id: string;
  /** Packs without which it is not played. */
  readonly requires?: readonly string[];
  /** Packs with which it is not played. */
  readonly excludes?: readonly string[];
}

/** Packs that can be played together, in the order in which they are known; the first one is always among them. */
export function readPacks(reader: Reader, packs: readonly CombinedPack[]): string[] {
  const known = [...new Set(packs.map((pack) => pack.id))];
  const chosen = new Set(reader.list(known.length).map((pack) => known[pack.oneOf(known)]));
  if (!chosen.has(known[0])) reader.fail(`the ${known[0]} pack is always part of the game`);
  for (const { id, requires = [], excludes = [] } of packs) {
    if (!chosen.has(id)) continue;
    const missing = requires.find((other) => !chosen.has(other));
    if (missing !== undefined) reader.fail(`"${id}" is played with "${missing}" only`);
    const excluded = excludes.find((other) => chosen.has(other));
    if (excluded !== undefined) reader.fail(`"${id}" is not played with "${excluded}"`);
  }
  return known.filter((id) => chosen.has(id));
}
