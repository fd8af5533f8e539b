import type { Ruling } from '@pharos/core';
import { AGORA_RULINGS } from './agora/rulings.ts';

/**
 * The rules a table may play otherwise, each with its default first. Where the words of a book are clear they are the default;
 * the other answer is the custom of Board Game Arena or our own reading. docs/rules gives the reasons.
 */
export const RULINGS = [
  {
    id: 'centreStart',
    rule: 'D-87',
    pack: 'base',
    answers: [
      { id: 'lastStarts', books: ['PLD'] },
      { id: 'lastChooses', books: [] },
    ],
  },
  {
    id: 'pairToken',
    rule: 'D-69',
    pack: 'base',
    answers: [
      { id: 'may', books: ['PLD'] },
      { id: 'must', books: [] },
    ],
  },
  ...AGORA_RULINGS,
] as const satisfies readonly Ruling[];

type RulingId = (typeof RULINGS)[number]['id'];

/** How each of them is played. */
export type Rulings = {
  readonly [Id in RulingId]: Extract<(typeof RULINGS)[number], { readonly id: Id }>['answers'][number]['id'];
};
