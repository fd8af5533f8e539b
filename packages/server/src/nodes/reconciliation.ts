import type { BotPlayer } from '../play/botPlayer.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Watchers } from '../play/watchers.ts';
import type { Db } from '../storage/database.ts';
import { progressOf, type Progress } from '../storage/presence.ts';
import type { Chat } from '../tables/chat.ts';
import type { TableWatching } from '../tables/tableWatching.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { PresenceSync } from './presenceSync.ts';

/** Tables compared at a time; where more are watched, they take turns. */
const BATCH = 2000;

interface ReconciliationParts {
  readonly db: Db;
  readonly rooms: Pick<Rooms, 'catchUp' | 'delivered'>;
  readonly watchers: Pick<Watchers, 'isWatched' | 'watchedTables'>;
  readonly bots: Pick<BotPlayer, 'activeTables'>;
  readonly chat: Pick<Chat, 'catchUp'>;
  readonly presenceSync: Pick<PresenceSync, 'publishPending' | 'refresh'>;
  readonly watching: Pick<TableWatching, 'broadcastPresence'>;
  readonly reportError: ReportError;
}

/**
 * Signals may be lost: every now and then what was sent of the tables watched here is compared with what is stored.
 * Answers how to stop.
 */
export function reconcileRegularly(parts: ReconciliationParts, interval: number): () => void {
  let isRunning = false;
  let round = 0;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    reconcile(parts, nextBatch(parts, round++))
      .catch((error: unknown) => parts.reportError(error))
      .finally(() => (isRunning = false));
  }, interval);
  return () => clearInterval(timer);
}

function nextBatch({ watchers, bots }: ReconciliationParts, round: number): string[] {
  const all = [...new Set([...watchers.watchedTables, ...bots.activeTables])];
  const batches = Math.max(1, Math.ceil(all.length / BATCH));
  return all.slice((round % batches) * BATCH).slice(0, BATCH);
}

async function reconcile(parts: ReconciliationParts, tables: readonly string[]): Promise<void> {
  const { db, rooms, watchers, chat, presenceSync, watching } = parts;
  await presenceSync.publishPending();
  if (tables.length === 0) return;
  const changed = await presenceSync.refresh(tables);
  for (const table of changed) if (watchers.isWatched(table)) await watching.broadcastPresence(table);
  for (const progress of await progressOf(db, tables)) {
    if (isBehind(rooms, progress)) await rooms.catchUp(progress.id);
    await chat.catchUp(progress.id, progress.chat);
  }
}

function isBehind(rooms: Pick<Rooms, 'delivered'>, { id, entries, revision }: Progress): boolean {
  const delivered = rooms.delivered(id);
  return delivered !== null && (delivered.entries !== entries || delivered.revision !== revision);
}
