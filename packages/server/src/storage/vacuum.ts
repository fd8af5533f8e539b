import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A table is looked after when it has grown by this share, and by so many blocks, since the last time. */
const SHARE = 0.1;
const BLOCKS = 16;
/** A larger one is only counted, from a sample: to go through all of it would take too long for whoever waits meanwhile. */
const MOST_BYTES = 2 * 1024 ** 3;

/**
 * Makes room again and counts what is in tables that have grown. PostgreSQL does that by itself; the embedded database has nobody who
 * does it, and without counts it reads ten thousand rows where twenty would do. One table at a time, so that others get a word in.
 */
export async function vacuumGrownTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; isLarge: boolean }>`
    select relname as name, pg_relation_size(oid) > ${MOST_BYTES}::bigint as "isLarge" from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    and pg_relation_size(oid) / current_setting('block_size')::int > relpages * (1 + ${SHARE}::float) + ${BLOCKS}::int`.execute(
    db,
  );
  for (const { name, isLarge } of rows)
    await sql`${isLarge ? sql`analyze` : sql`vacuum (analyze)`} ${sql.id(name)}`.execute(db);
}
