import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { Pool } from 'pg';
import { openEngine, type Engine } from './embedded/engine.ts';
import { EngineSocket } from './embedded/engineSocket.ts';
import { PreparingClient } from './embedded/preparingClient.ts';
import { openDataFolder } from './dataFolder.ts';
import { hasCode } from './errorCode.ts';
import { StorageHealth } from './health.ts';
import { migrate } from './migrate.ts';
import { migrationPool, postgresPool } from './postgres.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export interface Storage {
  readonly db: Db;
  /** The connections to a PostgreSQL server that other nodes may share; null if this process has the database alone. */
  readonly shared: Pool | null;
  /** Whether it can store things. */
  readonly health: StorageHealth;
  close(): Promise<void>;
}

/**
 * Where games are kept: a PostgreSQL server, a folder, or nowhere (`memory`, for tests, from a copy if there is one).
 * The database in a folder runs in a thread if its script is named.
 */
export type StorageChoice =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: string; readonly worker?: string }
  | { readonly kind: 'memory'; readonly copyOf?: Blob };

/** `onError` is called for broken connections, which are replaced. */
export async function openStorage(choice: StorageChoice, onError: (error: Error) => void): Promise<Storage> {
  if (choice.kind === 'postgres') return openPostgres(choice.url, onError);
  const health = new StorageHealth();
  const engine =
    choice.kind === 'folder'
      ? await openDataFolder(choice.folder, choice.worker, health)
      : await openEngine(choice.copyOf === undefined ? {} : { loadDataDir: choice.copyOf });
  return openEmbedded(engine, onError, health);
}

async function openPostgres(url: string, onError: (error: Error) => void): Promise<Storage> {
  const schema = kysely(migrationPool(url), onError);
  await migrate(schema).finally(() => schema.destroy());
  const shared = postgresPool(url);
  const health = new StorageHealth();
  const db = kysely(shared, onError, health);
  return { db, shared, health, close: () => db.destroy() };
}

export async function openEmbedded(
  engine: Engine,
  onError: (error: Error) => void,
  health = new StorageHealth(),
): Promise<Storage> {
  // The engine has one session, so there is one client.
  const pool = new Pool({
    Client: PreparingClient,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EngineSocket(engine),
    max: 1,
    idleTimeoutMillis: 0,
  });
  const db = kysely(pool, onError, health);
  const close = (): Promise<void> => db.destroy().finally(() => engine.close());
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, shared: null, health, close };
}

function kysely(pool: Pool, onError: (error: Error) => void, health?: StorageHealth): Db {
  // A broken idle connection is replaced by the pool; without listeners it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const log = (event: LogEvent): void => {
    if (event.level === 'error') health?.observe(event.error);
  };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log });
}

/** Whether an exception is the database's word that a row with this key is already there. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, '23505');
}
