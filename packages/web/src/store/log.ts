import type { DuelEvent } from '@pharos/duel';
import type { HistoryStep } from '@pharos/protocol';
import type { DuelUpdate, LogEntry } from './link.ts';

/** The log as the server tells it. */
export function logOf(history: readonly HistoryStep<DuelEvent>[]): LogEntry[] {
  return history.map(({ v, move, events }) => ({ v, seat: move.seat, events }));
}

/** The log after an update: a step is added, and whatever was taken back goes. */
export function logAfter(
  log: readonly LogEntry[],
  { v, move, events }: Pick<DuelUpdate, 'v' | 'move' | 'events'>,
): LogEntry[] {
  // Without a move the update only says where the game is: the step that led there stays.
  if (move === null) return log.filter((entry) => entry.v <= v);
  return [...log.filter((entry) => entry.v < v), { v, seat: move.seat, events }];
}
