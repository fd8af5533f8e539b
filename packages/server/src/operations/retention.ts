import { DAY_MS, type Retention } from '../config/retention.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { staleTables } from '../storage/lists.ts';
import {
  deleteAbandoned,
  deleteAnalyses,
  deleteChat,
  deleteFinished,
  deleteIdleGuests,
  idleGames,
  type DeleteBatch,
  type GuestCursor,
} from '../storage/retention.ts';
import { closeTable } from '../tables/closeTable.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** So long a table for a game by correspondence waits for players at least. */
const DAYS_FOR_CORRESPONDENCE = 30;

export interface RetentionParts extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'change'>;
  readonly metrics: Pick<Metrics, 'rowsDeleted'>;
}

/** Deletes what is not to be kept, little by little. What one node does, no other does at the same time. */
export async function applyRetention(parts: RetentionParts, retention: Retention): Promise<void> {
  const { db, time } = parts;
  const before = (days: number): Date => new Date(time.now() - days * DAY_MS);
  const { waiting, resting, finished, abandoned, analyses, chat, guests } = retention;
  if (waiting !== null) {
    const byPost = before(Math.max(waiting, DAYS_FOR_CORRESPONDENCE));
    await closeAll(parts, 'waiting', await staleTables(db, before(waiting), byPost));
  }
  if (resting !== null) await closeAll(parts, 'playing', await idleGames(db, before(resting)));
  if (finished !== null) await deleteAll(parts, 'finished', deleteFinished(before(finished)));
  if (abandoned !== null) await deleteAll(parts, 'abandoned', deleteAbandoned(before(abandoned)));
  if (analyses !== null) await deleteAll(parts, 'analyses', deleteAnalyses(before(analyses)));
  if (chat !== null) await deleteAll(parts, 'chat', deleteChat(before(chat)));
  if (guests !== null) await deleteAllIdleGuests(parts, before(guests));
}

/** In the turn of each table: somebody may sit down or move at this moment. */
async function closeAll(
  { rooms, time }: RetentionParts,
  phase: 'waiting' | 'playing',
  tables: readonly string[],
): Promise<void> {
  for (const id of tables) {
    await rooms.change(id, async (room) => {
      if (room.table.phase === phase) await closeTable(room, time.now());
    });
  }
}

async function deleteAll({ db, metrics }: RetentionParts, what: string, deleteBatch: DeleteBatch): Promise<void> {
  for (;;) {
    const deleted = await deleteBatch(db);
    if (deleted === null || deleted === 0) return;
    metrics.rowsDeleted.inc({ what }, deleted);
  }
}

async function deleteAllIdleGuests({ db, metrics }: RetentionParts, unseenSince: Date): Promise<void> {
  for (let after: GuestCursor | null = null; ;) {
    const batch: Awaited<ReturnType<typeof deleteIdleGuests>> = await deleteIdleGuests(db, unseenSince, after);
    metrics.rowsDeleted.inc({ what: 'guests' }, batch.deleted);
    if (batch.next === null) return;
    after = batch.next;
  }
}
