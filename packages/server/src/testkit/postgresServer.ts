import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { enterableFolder, findBinaries, processOwner } from './postgresBinaries.ts';
import { Cluster, freePort } from './postgresCluster.ts';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  /** Ends it and removes what it stored. */
  stop(): Promise<void>;
  /** SIGKILL to all of its processes at once. */
  kill(): void;
  /** On the same port with the same files, in order if it still runs. */
  restart(): Promise<void>;
  /** Makes an empty database in it and answers its address. */
  newDatabase(): Promise<string>;
}

/**
 * Starts a PostgreSQL server that ends with this process, even if that is killed. A folder that is given is kept in the
 * end. `PHAROS_TEST_POSTGRES_URL` names a server to use instead; that one cannot be killed or restarted.
 */
export async function startPostgres(options: { port?: number; folder?: string } = {}): Promise<PostgresServer> {
  const given = process.env['PHAROS_TEST_POSTGRES_URL'];
  if (given !== undefined && given !== '') return givenServer(given);
  const folder =
    options.folder ??
    mkdtempSync(join(enterableFolder(processOwner(), [tmpdir(), '/tmp', '/var/tmp']), 'pharos-postgres-'));
  try {
    const cluster = await startCluster(folder, options.port ?? (await freePort()));
    return startedServer(cluster, async () => {
      if (options.folder !== undefined) return cluster.end('SIGINT');
      await cluster.end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    });
  } catch (error) {
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startCluster(folder: string, port: number): Promise<Cluster> {
  const runner = processOwner();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(folder, runner.uid, runner.gid);
  const cluster = new Cluster(findBinaries(runner, folder), folder, runner, port);
  cluster.create();
  await cluster.start();
  return cluster;
}

function startedServer(cluster: Cluster, stop: () => Promise<void>): PostgresServer {
  const { port } = cluster;
  const url = `postgres://pharos@127.0.0.1:${port}/postgres`;
  return {
    url,
    port,
    stop,
    kill: () => cluster.signal('SIGKILL'),
    restart: async () => {
      await cluster.end('SIGINT');
      await cluster.start();
    },
    newDatabase: () => newDatabase(url),
  };
}

function givenServer(url: string): PostgresServer {
  const made: string[] = [];
  const refuse = (): never => {
    throw new Error('The server of PHAROS_TEST_POSTGRES_URL is not ours to kill or restart.');
  };
  return {
    url,
    port: Number(new URL(url).port || 5432),
    stop: () => runStatements(url, ...made.map((name) => `drop database if exists ${name} with (force)`)),
    kill: refuse,
    restart: () => Promise.resolve().then(refuse),
    newDatabase: async () => {
      const fresh = await newDatabase(url);
      made.push(new URL(fresh).pathname.slice(1));
      return fresh;
    },
  };
}

async function newDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatements(url, `create database ${name}`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}

async function runStatements(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
