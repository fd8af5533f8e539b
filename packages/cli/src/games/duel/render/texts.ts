import { plural } from '../../../english.ts';
import type { SeatNames } from '../../../session/seatNames.ts';

/** What is written on the table. */
export const tableTexts = {
  title: 'PHAROS',
  hint: '? help ',
  draft: 'choosing the Wonders',
  stage: (age: string, turn: number, turns: number) => `Age ${age} · turn ${turn} of ${turns}`,
  over: 'the game is over',
  turnOf: (names: SeatNames, seat: number) => `${names.possessive(seat)} turn`,
  progress: 'Progress',
  noTokens: 'none left',
  discard: (count: number) => `discard pile: ${plural(count, 'card')} `,
  shortDiscard: (count: number) => `pile ${count} `,
  legend: (names: SeatNames, below: number) =>
    `▼ ${names.possessive(below)} price  ▲ ${names.possessive(1 - below)} price  ✗ too dear  ★ points  ¢ coins  (2¢) for a unit more`,
};

export const cityTexts = {
  makes: 'makes',
  wonders: 'Wonders',
  cards: 'cards',
  tokens: 'tokens',
  nothing: 'nothing yet',
  noWonders: 'none yet',
  science: (count: number) => `science ${count}/6`,
  anyRaw: (count: number) => (count === 1 ? 'any raw' : `${count} any raw`),
  anyGoods: (count: number) => (count === 1 ? 'any goods' : `${count} any goods`),
};

export const trackTexts = {
  pawn: (advance: number) => (advance === 0 ? '' : advance > 0 ? `   +${advance}` : `   −${-advance}`),
};

export const scoreTexts = {
  total: 'Total',
  won: (name: string, how: string) => `${name} won: ${how}.`,
  shared: (how: string) => `The victory is shared: ${how}.`,
};
