import type { Migration } from '@pharos/core';
import type { Rulings } from './rulings.ts';
import type { Expansion } from './state.ts';

/** How games of rules 1 were played where nothing else was said; whatever they could not say had this one way. */
const RULINGS_OF_1: Partial<Rulings> = { pairToken: 'must' };

/** Rules 2 take other answers for granted: an older game says its own, and is played on as it was begun. */
export function migrationsWith(expansions: readonly Expansion[]): readonly Migration[] {
  const rulings: Partial<Rulings> = Object.assign(
    {},
    RULINGS_OF_1,
    ...expansions.map(({ oldRulings }) => oldRulings?.[1]),
  );
  return [{ from: 1, up: (save) => ({ ...save, options: withRulings(rulings, save.options) }) }];
}

/** What are no options stays as it is, for the reader of options to refuse. */
function withRulings(rulings: Partial<Rulings>, options: unknown): unknown {
  if (options === undefined || options === null) return rulings;
  return typeof options === 'object' && !Array.isArray(options) ? { ...rulings, ...options } : options;
}
