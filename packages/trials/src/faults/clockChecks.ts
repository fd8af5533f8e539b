import { secondsAtStart } from '@pharos/protocol';
import type { GameHistory, ReceivedUpdate } from './history.ts';
import type { StoredEntry, StoredGame } from './storedGames.ts';

/** For what arrives late, or is measured by another clock. */
const SLACK_MS = 500;

/** Nobody loses on time before that time has passed for the players, whatever the clocks of the servers say. */
export function checkTimeouts(
  { updates }: Pick<GameHistory, 'updates'>,
  { table, log }: Pick<StoredGame, 'table' | 'log'>,
  report: (what: string) => void,
): void {
  const { clock } = table;
  for (const [index, { kind, seat, text, version }] of log.entries()) {
    if (kind !== 'standIn' || text !== 'timeout') continue;
    const seconds = secondsAtStart(clock);
    if (seconds === null) report(`seat ${seat} lost on time without a clock`);
    else {
      const before = clock.kind === 'bank' ? 0 : lastOwnMove(log.slice(0, index), seat);
      const passed = lastShown(updates, version) - firstShown(updates, before);
      if (passed < seconds * 1000 - SLACK_MS)
        report(`seat ${seat} lost on time at version ${version} after ${Math.round(passed)} ms`);
    }
  }
}

/** Nobody has used more time than has passed since before there was a table: whoever sets a clock forward takes none away. */
export function checkTimeUsed(
  { beganMs, updates }: Pick<GameHistory, 'beganMs' | 'updates'>,
  { table: { clock } }: Pick<StoredGame, 'table'>,
  report: (what: string) => void,
): void {
  const seconds = secondsAtStart(clock);
  if (seconds === null) return;
  for (const { guest, ms, v, left } of updates) {
    const used = seconds * 1000 - Math.min(...left.map((one) => one ?? Infinity));
    if (used <= ms - beganMs + SLACK_MS) continue;
    const passed = Math.round(ms - beganMs);
    return report(
      `${guest} was shown at version ${v} that ${used} ms were used, ${passed} ms after the table was opened`,
    );
  }
}

/** What stops or starts the clock of its seat. */
const CLOCK_ENTRIES: ReadonlySet<StoredEntry['kind']> = new Set(['move', 'undo', 'standIn', 'takeBack']);

/** The version after which a seat's clock can have begun to run at the earliest. */
function lastOwnMove(log: readonly StoredEntry[], seat: number): number {
  const own = log.findLast((entry) => entry.seat === seat && CLOCK_ENTRIES.has(entry.kind));
  return own?.version ?? 0;
}

function firstShown(updates: readonly ReceivedUpdate[], version: number): number {
  const times = timesOf(updates, version, version);
  return times.length === 0 ? 0 : Math.min(...times);
}

/** When somebody was still sent the version after this one, or of the one after that: moves may have been taken back. */
function lastShown(updates: readonly ReceivedUpdate[], version: number): number {
  return Math.max(...timesOf(updates, version, version + 2));
}

function timesOf(updates: readonly ReceivedUpdate[], from: number, to: number): number[] {
  return updates.filter(({ v }) => v >= from && v <= to).map(({ ms }) => ms);
}
