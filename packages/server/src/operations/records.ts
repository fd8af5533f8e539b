import { sealRecord } from '@pharos/core';
import type { GameRecord } from '@pharos/protocol';
import { dealFromSeed } from '../play/deal.ts';
import { migrateStoredGame } from '../play/migrateStoredGame.ts';
import { gameRecord } from '../play/record.ts';
import { RunningGame } from '../play/runningGame.ts';
import type { Db } from '../storage/database.ts';
import { loadTable } from '../storage/games.ts';

/** Which finished games; all of them if nothing is said. */
export interface ExportFilter {
  readonly game?: string | undefined;
  /** Finished at that moment or later. */
  readonly since?: Date | undefined;
  /** Finished before that moment. */
  readonly until?: Date | undefined;
}

export interface NamedRecord extends GameRecord {
  readonly id: string;
}

const AT_ONCE = 100;

/** The records of all finished games, one after the other. */
export async function* recordsOf(db: Db, filter: ExportFilter): AsyncGenerator<NamedRecord> {
  for (let after = ''; ;) {
    const ids = await finishedAfter(db, after, filter);
    for (const id of ids) {
      const record = await recordOf(db, id);
      if (record !== null) yield record;
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function finishedAfter(db: Db, after: string, { game, since, until }: ExportFilter): Promise<string[]> {
  let query = db.selectFrom('tables').select('id').where('phase', '=', 'finished').where('id', '>', after);
  if (game !== undefined) query = query.where('game', '=', game);
  if (since !== undefined) query = query.where('finished_at', '>=', since);
  if (until !== undefined) query = query.where('finished_at', '<', until);
  return (await query.orderBy('id').limit(AT_ONCE).execute()).map(({ id }) => id);
}

/** Null for a game that was deleted meanwhile. */
export async function recordOf(db: Db, id: string): Promise<NamedRecord | null> {
  const found = await loadTable(db, id);
  if (found === null) return null;
  const { table, seats, log } = migrateStoredGame(found);
  const runningGame = new RunningGame(table, seats, dealFromSeed);
  for (const row of log) runningGame.replay(row);
  return sealRecord({ id, ...gameRecord({ table, seats, runningGame }) });
}
