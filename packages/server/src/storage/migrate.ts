import { Migrator, sql, type Kysely } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

/** A newer version has worked on this database. */
export class DatabaseNewer extends Error {
  override readonly name = 'DatabaseNewer';
}

/** Brings the schema up to date. Several nodes may do it at once: one does, the others wait. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await refuseNewer(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error ? error : new Error('the database could not be brought up to date');
}

/** Nothing is done to a database that has taken steps this program does not know. */
async function refuseNewer(db: Kysely<Schema>): Promise<void> {
  const unknown = (await stepsTaken(db)).findLast((name) => !(name in MIGRATIONS));
  if (unknown === undefined) return;
  const known = Object.keys(MIGRATIONS).sort().at(-1);
  throw new DatabaseNewer(
    `The database was made by a newer Pharos: its schema is ${unknown}, this Pharos knows it up to ${known}. ` +
      'Nothing was changed. Start the newer version, or restore a backup that this one or an older one has made: ' +
      'npm run -s pharos -- restore FILE (with DATABASE_URL, into an empty database)',
  );
}

/** In order; none for a database that is empty. */
async function stepsTaken(db: Kysely<Schema>): Promise<string[]> {
  const there = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (there.rows[0]?.name === null) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
