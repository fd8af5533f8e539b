import type { Migration } from '@pharos/core';
import type { Rulings } from './rulings.ts';

/** How games of rules 1 were played where nothing else was said; whatever they could not say had this one way. */
const RULINGS_OF_1: Partial<Rulings> = {
  pairToken: 'must',
  conspirator: 'must',
  mausoleum: 'anyCard',
  turnOfEvents: 'faceUp',
  wonderLimit: 'standing',
  militaryToken: 'pawnsFavour',
};

/** Rules 2 take other answers for granted: an older game says its own, and is played on as it was begun. */
export const MIGRATIONS: readonly Migration[] = [
  { from: 1, up: (save) => ({ ...save, options: withRulingsOf1(save.options) }) },
];

/** What are no options stays as it is, for the reader of options to refuse. */
function withRulingsOf1(options: unknown): unknown {
  if (options === undefined || options === null) return RULINGS_OF_1;
  return typeof options === 'object' && !Array.isArray(options) ? { ...RULINGS_OF_1, ...options } : options;
}
