import type { WatchableTable } from '@pharos/protocol';
import { tableSummary } from '../play/views.ts';
import type { Db } from '../storage/database.ts';
import { runningTables, type RunningTable } from '../storage/lists.ts';
import { followedBy } from '../storage/relations.ts';

/** Public games to look on at: those of people whom the guest follows first, then where something happened last. */
export async function watchableTables(db: Db, guest: string | null): Promise<WatchableTable[]> {
  const followed = guest === null ? new Set<string>() : await followedBy(db, guest);
  const tables = (await runningTables(db)).map((running) => watchableTable(running, guest, followed));
  return tables.sort((a, b) => Number(b.followed) - Number(a.followed) || b.lastAt - a.lastAt);
}

function watchableTable(
  { table, seats, moves, lastAt }: RunningTable,
  guest: string | null,
  followed: ReadonlySet<string>,
): WatchableTable {
  return {
    ...tableSummary({ table, seats }, guest),
    // A clock would say whose turn it is, which may be shown later.
    until: null,
    moves: Math.max(0, moves - table.watch_delay * seats.length),
    lastAt: lastAt.getTime(),
    followed: seats.some((row) => row.guest !== null && followed.has(row.guest)),
  };
}
