import type { Ruling } from '@pharos/core';

/**
 * The rules a table may play otherwise, each with its default first. Where the words of a book are clear they are the default;
 * the other answer is the custom of Board Game Arena or our own reading. docs/rules/duel.md and agora.md give the reasons.
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
  {
    id: 'conspirator',
    rule: 'A-28',
    pack: 'agora',
    answers: [
      { id: 'may', books: ['PLA'] },
      { id: 'must', books: [] },
    ],
  },
  {
    id: 'mausoleum',
    rule: 'A-30',
    pack: 'agora',
    answers: [
      { id: 'buildings', books: ['PLD', 'PLA'] },
      { id: 'anyCard', books: [] },
    ],
  },
  {
    id: 'curiaIulia',
    rule: 'A-38',
    pack: 'agora',
    answers: [
      { id: 'besides', books: [] },
      { id: 'oneInATurn', books: [] },
    ],
  },
  {
    id: 'vainConspiracy',
    rule: 'A-40',
    pack: 'agora',
    answers: [
      { id: 'refused', books: [] },
      { id: 'allowed', books: [] },
    ],
  },
  {
    id: 'turnOfEvents',
    rule: 'A-56',
    pack: 'agora',
    answers: [
      { id: 'available', books: ['PLD', 'PLA'] },
      { id: 'faceUp', books: [] },
    ],
  },
  {
    id: 'sabotagedCard',
    rule: 'A-62',
    pack: 'agora',
    answers: [
      { id: 'box', books: ['PLA'] },
      { id: 'discard', books: [] },
    ],
  },
  {
    id: 'wonderLimit',
    rule: 'A-63',
    pack: 'agora',
    answers: [
      { id: 'built', books: ['PLD'] },
      { id: 'standing', books: [] },
    ],
  },
  {
    id: 'militaryToken',
    rule: 'A-89',
    pack: 'agora',
    answers: [
      { id: 'playerOnTurn', books: ['PLD'] },
      { id: 'pawnsFavour', books: [] },
    ],
  },
] as const satisfies readonly Ruling[];

type RulingId = (typeof RULINGS)[number]['id'];

/** How each of them is played. */
export type Rulings = {
  readonly [Id in RulingId]: Extract<(typeof RULINGS)[number], { readonly id: Id }>['answers'][number]['id'];
};
