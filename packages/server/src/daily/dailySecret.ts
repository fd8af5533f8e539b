import type { Db } from '../storage/database.ts';
import { dailySecret } from '../storage/settings.ts';

/** What the deals of all days are drawn from, and nobody but the server knows. */
export type DailySecret = string;

/** Reads it when it is first needed; it never changes. */
export function readDailySecret(db: Db): () => Promise<DailySecret> {
  let known: Promise<DailySecret> | null = null;
  return () =>
    (known ??= dailySecret(db).catch((error: unknown) => {
      known = null;
      throw error;
    }));
}
