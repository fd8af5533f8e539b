import { Migrator, type Kysely } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Brings the schema up to date. Several nodes may do it at once: one does, the others wait. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error ? error : new Error('the database could not be brought up to date');
}
