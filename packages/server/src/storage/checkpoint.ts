import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Some 120,000 moves; as much as is read again after a crash. */
const MOST_BYTES = 64 * 1024 ** 2;

/**
 * Writes what is only in the write-ahead log to where it belongs, if the log has grown beyond `most`. PostgreSQL does that by itself; the
 * embedded database has nobody who does it but at its end: its log would grow as long as it runs, by a new file of 16 MB each time, for which
 * everybody waits a tenth of a second. Afterwards files that are read no more are used again.
 */
export async function shortenLog(db: Db, most = MOST_BYTES): Promise<void> {
  const { rows } = await sql<{ isLong: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${most}::bigint as "isLong"
    from pg_control_checkpoint()`.execute(db);
  if (rows[0].isLong) await sql`checkpoint`.execute(db);
}
