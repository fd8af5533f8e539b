/** The tokens of each place in Ages I, II and III by edition, as the detail shows them [AR-87]. */
const FIRST = { place: 'sea.board.first', tokens: [3, 5, 7] } as const;
const SECOND = { place: 'sea.board.second', tokens: [1, 3, 5] } as const;
const THIRD = { place: 'sea.board.third', tokens: [null, null, 3] } as const;
const LAST = { place: 'sea.board.last', tokens: [-1, -2, -3] } as const;

export const LADDERS = {
  1: [FIRST, SECOND, THIRD, LAST],
  2: [FIRST, SECOND, LAST],
} as const;
