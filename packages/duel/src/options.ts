import { deepFreeze, newestVersions, type PackVersions, Reader, readPacks, readPackVersions } from '@pharos/core';
import type { PackSpec } from './content/types.ts';
import { RULINGS, type Rulings } from './rulings.ts';

/** What the players agree on before the deal. */
export interface Options extends Rulings {
  readonly packs: readonly string[];
  /** The versions of packs that are not the first ones. */
  readonly versions?: PackVersions;
  /** Wonders are drafted, or the beginners' four each are given out [D-10, D-12]. */
  readonly wonders: 'draft' | 'beginner';
}

const WONDERS = ['draft', 'beginner'] as const;
const KEYS = ['packs', 'versions', 'wonders', ...RULINGS.map(({ id }) => id)] as const;

/** Everything as the books have it. */
export const DEFAULT_OPTIONS: Options = deepFreeze({ packs: ['base'], wonders: 'draft', ...readRulings(() => null) });

/** A pack as far as choosing it goes. */
type KnownPack = Pick<PackSpec, 'id' | 'version' | 'requires' | 'excludes'>;

/** Reads options from outside; what is not said is as in DEFAULT_OPTIONS. */
export function readOptions(raw: unknown, packs: readonly KnownPack[]): Options {
  const fields = new Reader(raw, 'options', 'BAD_OPTIONS').fields(KEYS);
  const chosen = fields.packs.isAbsent() ? DEFAULT_OPTIONS.packs : readPacks(fields.packs, packs);
  const versions = readPackVersions(
    fields.versions,
    packs.filter(({ id }) => chosen.includes(id)),
  );
  return deepFreeze({
    packs: chosen,
    ...(versions !== null && { versions }),
    wonders: fields.wonders.isAbsent() ? DEFAULT_OPTIONS.wonders : WONDERS[fields.wonders.oneOf(WONDERS)],
    ...readRulings((id) => fields[id]),
  });
}

/** The answer to each ruling; its first one where nothing is said. */
function readRulings(readerOf: (id: keyof Rulings) => Reader | null): Rulings {
  const answered = RULINGS.map(({ id, answers }): [string, string] => {
    const words = answers.map((answer) => answer.id);
    const reader = readerOf(id);
    return [id, words[reader === null || reader.isAbsent() ? 0 : reader.oneOf(words)]];
  });
  // Each answer is one of its own ruling, which the entries cannot say.
  return Object.fromEntries(answered) as unknown as Rulings;
}

/** The same options with each pack in its newest version. */
export function withNewestPacks({ versions: _versions, ...options }: Options, packs: readonly KnownPack[]): Options {
  const versions = newestVersions(packs.filter(({ id }) => options.packs.includes(id)));
  return deepFreeze({ ...options, ...(versions !== null && { versions }) });
}
