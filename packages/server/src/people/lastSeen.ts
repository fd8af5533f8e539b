import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { seeGuests } from '../storage/people.ts';
import type { ReportError } from '../telemetry/logging.ts';

const INTERVAL_MS = 60_000;

interface LastSeenParts extends DatabaseAndTime {
  readonly reportError: ReportError;
  /** Who is connected to this node. */
  guestsHere(this: void): readonly string[];
}

/** Notes once a minute who is here through this node, so that every node knows it. Answers how to stop. */
export function noteLastSeen({ db, time, reportError, guestsHere }: LastSeenParts): () => void {
  let cancel = (): void => undefined;
  const scheduleNext = (): void => {
    cancel = time.after(INTERVAL_MS, () => {
      const guests = guestsHere();
      if (guests.length > 0) seeGuests(db, guests, new Date(time.now())).catch((error: unknown) => reportError(error));
      scheduleNext();
    });
  };
  scheduleNext();
  return () => cancel();
}
