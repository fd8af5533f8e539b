import type { Retention } from '../config/retention.ts';
import type { Presence } from '../play/presence.ts';
import { forgetCommands } from '../storage/games.ts';
import { deleteDeadNodes } from '../storage/leases.ts';
import { forgetNotices } from '../storage/notices.ts';
import { dropOldCodes } from '../storage/oneTimeCodes.ts';
import { deleteOldSeeks } from '../storage/seeks.ts';
import { deleteOldSessions } from '../storage/sessions.ts';
import { vacuumGrownTables } from '../storage/vacuum.ts';
import { freeExpiredSeats } from '../tables/invitations.ts';
import type { ReportError } from '../telemetry/logging.ts';
import { applyRetention, type RetentionParts } from './retention.ts';

const HOUR_MS = 3_600_000;
/** Nobody repeats a command after this long. */
const COMMAND_KEPT_MS = 24 * HOUR_MS;
/** What could not be told for that long is no news. */
const NOTICE_KEPT_MS = 14 * 24 * HOUR_MS;
/** No browser has a cookie so old; longer than a clock that is a year ahead takes from anybody. */
const SESSION_KEPT_MS = 400 * 24 * HOUR_MS;

interface CleanupParts extends RetentionParts {
  readonly presence: Pick<Presence, 'evictOld'>;
  /** Whether other nodes may share the database: then it is a PostgreSQL server, which looks after its tables. */
  readonly isShared: boolean;
  readonly reportError: ReportError;
}

/** Deletes what nobody needs and looks after the tables, once an hour. Answers how to stop. */
export function scheduleCleanup(parts: CleanupParts, retention: Retention): () => void {
  let cancel = (): void => undefined;
  const scheduleNext = (): void => {
    cancel = parts.time.after(HOUR_MS, () => {
      cleanUp(parts, retention).catch((error: unknown) => parts.reportError(error));
      scheduleNext();
    });
  };
  scheduleNext();
  return () => cancel();
}

async function cleanUp(parts: CleanupParts, retention: Retention): Promise<void> {
  const { db, time, presence, isShared } = parts;
  const now = time.now();
  presence.evictOld(now);
  await applyRetention(parts, retention);
  await forgetCommands(db, new Date(now - COMMAND_KEPT_MS));
  await forgetNotices(db, new Date(now - NOTICE_KEPT_MS));
  await dropOldCodes(db, new Date(now));
  await deleteOldSessions(db, new Date(now - SESSION_KEPT_MS));
  await deleteOldSeeks(db, now);
  await freeExpiredSeats(parts);
  await deleteDeadNodes(db);
  if (!isShared) await vacuumGrownTables(db);
}
