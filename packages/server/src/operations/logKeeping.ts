import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { shortenLog } from '../storage/checkpoint.ts';
import type { ReportError } from '../telemetry/logging.ts';

const INTERVAL_MS = 60_000;

interface LogKeepingParts extends DatabaseAndTime {
  readonly reportError: ReportError;
}

/** Keeps the write-ahead log of the embedded database short. Answers how to stop. */
export function keepLogShort({ db, time, reportError }: LogKeepingParts): () => void {
  let cancel = (): void => undefined;
  const scheduleNext = (): void => {
    cancel = time.after(INTERVAL_MS, () => {
      shortenLog(db).catch((error: unknown) => reportError(error));
      scheduleNext();
    });
  };
  scheduleNext();
  return () => cancel();
}
