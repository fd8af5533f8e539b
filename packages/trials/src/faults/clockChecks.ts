import type { GameHistory, Heard } from './history.ts';
import type { StoredEntry, StoredGame } from './storedGames.ts';

/** What is heard late, or measured by another clock. */
const SLACK_MS = 500;

/** Nobody loses on time before that time has passed for the players, whatever the clocks of the servers say. */
export function checkTimeouts(
  { heard }: Pick<GameHistory, 'heard'>,
  { table, log }: Pick<StoredGame, 'table' | 'log'>,
  complain: (what: string) => void,
): void {
  const { clock } = table;
  for (const [index, { kind, seat, text, version }] of log.entries()) {
    if (kind !== 'standIn' || text !== 'timeout') continue;
    if (clock.kind === 'none') complain(`seat ${seat} lost on time without a clock`);
    else {
      const before = clock.kind === 'bank' ? 0 : lastOwnMove(log.slice(0, index), seat);
      const passed = lastHeard(heard, version) - firstHeard(heard, before);
      if (passed < clock.seconds * 1000 - SLACK_MS)
        complain(`seat ${seat} lost on time at version ${version} after ${Math.round(passed)} ms`);
    }
  }
}

/** Nobody has used more time than has passed since before there was a table: whoever sets a clock forward takes none away. */
export function checkTimeUsed(
  { beganMs, heard }: Pick<GameHistory, 'beganMs' | 'heard'>,
  { table: { clock } }: Pick<StoredGame, 'table'>,
  complain: (what: string) => void,
): void {
  if (clock.kind === 'none') return;
  for (const { guest, ms, v, left } of heard) {
    const used = clock.seconds * 1000 - Math.min(...left.map((one) => one ?? Infinity));
    if (used <= ms - beganMs + SLACK_MS) continue;
    const passed = Math.round(ms - beganMs);
    return complain(
      `${guest} was shown at version ${v} that ${used} ms were used, ${passed} ms after the table was opened`,
    );
  }
}

/** The version after which a seat's clock can have begun to run at the earliest. */
function lastOwnMove(log: readonly StoredEntry[], seat: number): number {
  return log.findLast((entry) => entry.seat === seat)?.version ?? 0;
}

function firstHeard(heard: readonly Heard[], version: number): number {
  const times = timesOf(heard, version, version);
  return times.length === 0 ? 0 : Math.min(...times);
}

/** When somebody still heard of the version after this one, or of the one after that: moves may have been taken back. */
function lastHeard(heard: readonly Heard[], version: number): number {
  return Math.max(...timesOf(heard, version, version + 2));
}

function timesOf(heard: readonly Heard[], from: number, to: number): number[] {
  return heard.filter(({ v }) => v >= from && v <= to).map(({ ms }) => ms);
}
