import type { HistoryGame } from '@pharos/protocol';
import { expect, it, vi } from 'vitest';
import { resultText } from './finishedGameText.ts';

vi.mock('../i18n/index.svelte.ts', () => ({
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
}));

function game(parties: number, result: HistoryGame['result'], place: number | null, ending = 'points'): HistoryGame {
  const rest = {
    table: 't',
    game: 'wonders',
    options: {},
    finished: 0,
    scored: true,
    points: 0,
    wonder: null,
    seats: [],
  };
  return { ...rest, parties, result, place, ending };
}

it.each([
  ['a victory', game(2, 'won', 1), 'history.won'],
  ['a defeat', game(2, 'lost', 2), 'history.lost'],
  ['a shared victory', game(4, 'drawn', 1), 'history.shared'],
  ['a resignation', game(2, 'lost', 2, 'resignation'), 'history.lost, history.resignation'],
  ['a draw', game(2, 'drawn', 1, 'draw'), 'history.shared, history.draw'],
  ['a place among four', game(4, 'lost', 3), 'history.place 3 4'],
  ['an agreed end', game(4, 'none', null, 'agreement'), 'history.agreement'],
])('%s is told as such', (_, one, text) => {
  expect(resultText(one)).toBe(text);
});
