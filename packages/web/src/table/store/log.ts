import type { GameEvent } from '@pharos/core';
import type { GameUpdate, HistoryStep } from '@pharos/protocol';
import type { LogEntry } from './link.ts';

/** The log as the server tells it. */
export function logOf<Event extends GameEvent>(history: readonly HistoryStep<Event>[]): LogEntry<Event>[] {
  return history.map(({ v, move, events }) => ({ v, seat: move.seat, events }));
}

/** The log after an update: a step is added, and whatever was taken back goes. */
export function logAfter<Event extends GameEvent>(
  log: readonly LogEntry<Event>[],
  { v, move, events }: Pick<GameUpdate<unknown, Event>, 'v' | 'move' | 'events'>,
): LogEntry<Event>[] {
  // Without a move the update only says where the game is: the step that led there stays.
  if (move === null) return log.filter((entry) => entry.v <= v);
  return [...log.filter((entry) => entry.v < v), { v, seat: move.seat, events }];
}
