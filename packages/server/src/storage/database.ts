import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { Client, Pool, type ClientConfig } from 'pg';
import { lockFolderSoon } from './lock.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export interface Storage {
  readonly db: Db;
  /** The connections to a PostgreSQL server that other nodes may share; null if this process has the database alone. */
  readonly shared: Pool | null;
  close(): Promise<void>;
}

/** Where games are kept: a PostgreSQL server, a folder, or nowhere (`memory`, for tests, from a copy if there is one). */
export type StorageChoice =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory'; readonly copyOf?: Blob };

export async function openStorage(choice: StorageChoice, complain: (error: Error) => void): Promise<Storage> {
  if (choice.kind === 'postgres') return openPostgres(choice.url, complain);
  if (choice.kind === 'memory')
    return openEmbedded(choice.copyOf === undefined ? {} : { loadDataDir: choice.copyOf }, complain);
  mkdirSync(choice.folder, { recursive: true, mode: 0o700 });
  chmodSync(choice.folder, 0o700);
  const unlock = await lockFolderSoon(choice.folder);
  try {
    const storage = await openEmbedded({ dataDir: join(choice.folder, 'db') }, complain);
    return { ...storage, close: () => storage.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(connectionString: string, complain: (error: Error) => void): Promise<Storage> {
  const pool = new Pool({ connectionString, max: 10 });
  const db = await openPool(pool, complain);
  return { db, shared: pool, close: () => db.destroy() };
}

/** PostgreSQL inside this process. Survives a crash of the process; not one of the machine, for it never syncs. */
async function openEmbedded(place: PGliteOptions, complain: (error: Error) => void): Promise<Storage> {
  const pglite = await PGlite.create({
    ...place,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
  });
  // The adapter must not share one connection among clients: after an error, answers would get mixed up.
  class FreshClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connection: new PglitePgConnection({ pglite }) } as ClientConfig);
    }
  }
  const pool = new Pool({ Client: FreshClient, max: 1, idleTimeoutMillis: 0 });
  const db = await openPool(pool, complain);
  return { db, shared: null, close: () => db.destroy().finally(() => pglite.close()) };
}

async function openPool(pool: Pool, complain: (error: Error) => void): Promise<Db> {
  // A broken idle connection is replaced by the pool; without listeners it would end the process.
  pool.on('error', complain);
  pool.on('connect', (client) => client.on('error', complain));
  const db: Db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw error instanceof Error ? error : new Error('the database could not be brought up to date');
  }
  return db;
}

/** Whether an exception is the database's word that a row with this key is already there. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
