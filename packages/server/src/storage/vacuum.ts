import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A table is looked after when it has grown by this share, and by so many blocks, since the last time. */
const SHARE = 0.1;
const BLOCKS = 16;

/**
 * Makes room again and counts what is in tables that have grown. PostgreSQL does that by itself; the embedded database has nobody who
 * does it, and without counts it reads ten thousand rows where twenty would do. One table at a time, so that others get a word in.
 */
export async function vacuumGrownTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and pg_relation_size(oid) / current_setting('block_size')::int > relpages * (1 + ${SHARE}::float) + ${BLOCKS}::int`.execute(
    db,
  );
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.id(name)}`.execute(db);
}
