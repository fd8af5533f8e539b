import { deepFreeze, Reader } from '@pharos/core';
import { PACKS } from './catalog.ts';
import { RULINGS, type Rulings } from './rulings.ts';

/** What the players agree on before the deal. */
export interface Options extends Rulings {
  readonly packs: readonly string[];
  /** Wonders are drafted, or the beginners' four each are given out [D-10, D-12]. */
  readonly wonders: 'draft' | 'beginner';
}

const WONDERS = ['draft', 'beginner'] as const;
const KEYS = ['packs', 'wonders', ...RULINGS.map(({ id }) => id)] as const;

/** Everything as the books have it. */
export const DEFAULT_OPTIONS: Options = deepFreeze({ packs: ['base'], wonders: 'draft', ...readRulings(() => null) });

/** Reads options from outside; what is not said is as in DEFAULT_OPTIONS. */
export function readOptions(raw: unknown): Options {
  const fields = new Reader(raw, 'options', 'BAD_OPTIONS').fields(KEYS);
  return deepFreeze({
    packs: fields.packs.isAbsent() ? DEFAULT_OPTIONS.packs : readPacks(fields.packs),
    wonders: fields.wonders.isAbsent() ? DEFAULT_OPTIONS.wonders : WONDERS[fields.wonders.oneOf(WONDERS)],
    ...readRulings((id) => fields[id]),
  });
}

function readPacks(reader: Reader): string[] {
  const known = PACKS.map((pack) => pack.id);
  const chosen = new Set(reader.list(known.length).map((pack) => pack.oneOf(known)));
  if (!chosen.has(0)) reader.fail('the base pack is always part of the game');
  return known.filter((_, index) => chosen.has(index));
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
