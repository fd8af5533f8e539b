import type { Ruling } from '@pharos/core';

/** The rules of Agora a table may play otherwise; docs/rules/agora.md gives the reasons. */
export const AGORA_RULINGS = [
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
