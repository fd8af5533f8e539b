import type { TableSummary } from '@pharos/protocol';

export interface GameGroups {
  /** Those that wait for me, the least time left first. */
  readonly mine: readonly TableSummary[];
  /** Those that wait for others, by the time they have. */
  readonly others: readonly TableSummary[];
  /** Tables that wait for players, the newest first. */
  readonly waiting: readonly TableSummary[];
}

export function groupGames(tables: readonly TableSummary[]): GameGroups {
  const playing = tables.filter(({ phase }) => phase === 'playing').sort(byTimeLeft);
  return {
    mine: playing.filter(({ yourTurn }) => yourTurn),
    others: playing.filter(({ yourTurn }) => !yourTurn),
    waiting: tables.filter(({ phase }) => phase === 'waiting').sort((a, b) => b.created - a.created),
  };
}

/** Games without a clock can wait. */
function byTimeLeft(a: TableSummary, b: TableSummary): number {
  return (a.until ?? Infinity) - (b.until ?? Infinity) || b.created - a.created;
}
