import type { DuelEvent } from '@pharos/duel';
import type { LogEntry } from '../../../table/store/link.ts';

/** Whose turn it is, which may not be whose choice it is; null before the first turn. */
export function onTurn(log: readonly LogEntry<DuelEvent>[]): number | null {
  for (const { events } of log.toReversed()) {
    const started = events.findLast((event) => event.type === 'turnStarted');
    if (started) return started.seat;
  }
  return null;
}
