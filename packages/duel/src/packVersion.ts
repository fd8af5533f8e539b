import { FIRST_VERSION } from '@pharos/core';
import type { AnyEffectSpec, PackSpec } from './content/types.ts';

/** A pack as it was in one of its versions: without what has come since. */
export function packAt<Effect extends AnyEffectSpec>(pack: PackSpec<Effect>, version: number): PackSpec<Effect> {
  const known = <Entry extends { readonly since?: number }>(entries: readonly Entry[]): Entry[] =>
    entries.filter(({ since = FIRST_VERSION }) => since <= version);
  return {
    ...pack,
    version,
    cards: known(pack.cards),
    wonders: known(pack.wonders),
    tokens: known(pack.tokens),
    pieces: Object.fromEntries(Object.entries(pack.pieces).map(([kind, list = []]) => [kind, known(list)])),
  };
}

/** Sees that a version of a pack has all its pieces, and no others. */
export function checkComponents({ id, version, components, ...pack }: PackSpec<AnyEffectSpec>): void {
  const stated = components.at(version - 1);
  if (stated === undefined) throw new Error(`the pack "${id}" does not state the components of version ${version}`);
  const found = new Map<string, number>();
  const count = (kind: string, pieces: number): unknown => found.set(kind, (found.get(kind) ?? 0) + pieces);
  for (const { deck } of pack.cards) count(deck, 1);
  if (pack.wonders.length > 0) count('wonders', pack.wonders.length);
  if (pack.tokens.length > 0) count('tokens', pack.tokens.length);
  for (const [kind, list = []] of Object.entries(pack.pieces)) count(kind, list.length);
  for (const kind of new Set([...found.keys(), ...Object.keys(stated)])) {
    if (found.get(kind) === stated[kind]) continue;
    throw new Error(
      `version ${version} of "${id}" states ${stated[kind] ?? 0} of ${kind} and has ${found.get(kind) ?? 0}`,
    );
  }
}
