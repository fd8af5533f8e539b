import type { TableSummary } from '@pharos/protocol';
import { expect, it } from 'vitest';
import { groupGames } from './groupGames.ts';

function game(id: string, more: Partial<TableSummary>): TableSummary {
  const clock = { kind: 'none' } as const;
  return { id, game: 'duel', options: {}, phase: 'playing', seats: [], clock, created: 0, yourTurn: false, ...more };
}

it('games that wait for me come by the time left, those without a clock last; then the others, then waiting tables', () => {
  const { mine, others, waiting } = groupGames([
    game('calm', { yourTurn: true, until: null }),
    game('open', { phase: 'waiting' }),
    game('later', { yourTurn: true, until: 200 }),
    game('over', { phase: 'finished' }),
    game('theirs', { until: 50 }),
    game('soon', { yourTurn: true, until: 100 }),
    game('newer', { phase: 'waiting', created: 1 }),
  ]);
  const idsOf = (tables: readonly TableSummary[]): string[] => tables.map(({ id }) => id);
  expect([mine, others, waiting].map(idsOf)).toEqual([['soon', 'later', 'calm'], ['theirs'], ['newer', 'open']]);
});
