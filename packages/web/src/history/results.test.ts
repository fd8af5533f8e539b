import type { GameResult } from '@pharos/protocol';
import { expect, it, vi } from 'vitest';
import { resultText } from './results.ts';

vi.mock('../i18n/index.svelte.ts', () => ({
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
}));

type Game = Parameters<typeof resultText>[0];

function game(players: number, result: GameResult | null, more: object = {}): Game {
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    kind: 'guest' as const,
    name: null,
    level: null,
    mine: seat === 0,
  }));
  return { game: players === 2 ? 'duel' : 'wonders', options: { players, ...more }, seats, result };
}
const ended = (ending: string, ranking: number[][]): GameResult => ({ ending, ranking, totals: [] });

it.each([
  ['a victory', game(2, ended('civilian', [[0], [1]])), 'history.won'],
  ['a defeat', game(2, ended('military', [[1], [0]])), 'history.lost'],
  ['a shared victory', game(2, ended('civilian', [[0, 1]])), 'history.shared'],
  ['a resignation', game(2, ended('resignation', [[1], [0]])), 'history.lost, history.resignation'],
  ['a draw', game(2, ended('draw', [[0, 1]])), 'history.shared, history.draw'],
  ['a place among four', game(4, ended('points', [[1, 2], [0], [3]])), 'history.place 3 4'],
  ['an agreed end', game(4, ended('agreement', [[0, 1, 2, 3]])), 'history.agreement'],
  ['a game from before results were kept', game(2, null), 'history.unknown'],
])('%s is told as such', (_, table, text) => {
  expect(resultText(table)).toBe(text);
});

it('partners who win have not shared the victory, and teams are counted', () => {
  const teams = { packs: ['base', 'armada'], teams: true };
  expect(
    resultText(
      game(
        4,
        ended('points', [
          [0, 1],
          [2, 3],
        ]),
        teams,
      ),
    ),
  ).toBe('history.won');
  expect(
    resultText(
      game(
        6,
        ended('points', [
          [2, 3],
          [4, 5],
          [0, 1],
        ]),
        teams,
      ),
    ),
  ).toBe('history.place 3 3');
});
