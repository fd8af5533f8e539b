import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Kysely, PostgresDialect } from 'kysely';
import { openStorage, type Db, type Storage, type StorageChoice } from '../../storage/database.ts';
import { StorageHealth } from '../../storage/health.ts';
import { migrate } from '../../storage/migrate.ts';
import { migrationPool } from '../../storage/postgres.ts';
import type { Schema } from '../../storage/schema.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { rebuildRatings, type Rebuilt } from '../../ratings/rebuildRatings.ts';
import { newAdminCode } from '../adminCode.ts';
import { endpointFile, type AdminEndpointInfo } from '../adminEndpoint.ts';
import { recordsOf, type ExportFilter } from '../records.ts';

/** What backups and exports come from and ratings are rebuilt in: the database, or the server that has it open. */
export interface Source {
  backup(): Promise<Readable>;
  export(filter: ExportFilter): Promise<Readable>;
  rebuildRatings(): Promise<Rebuilt>;
  adminCode(): Promise<string>;
  close(): Promise<void>;
}

export async function openSource(choice: StorageChoice): Promise<Source> {
  const endpoint = choice.kind === 'folder' ? readEndpointFile(choice.folder) : null;
  return (endpoint === null ? null : await throughAdminEndpoint(endpoint)) ?? fromStorage(await openAlone(choice));
}

/** Opens a database for one who takes their time: nothing they ask for is cut off. Fails if a server has the folder. */
export async function openAlone(choice: StorageChoice): Promise<Storage> {
  if (choice.kind !== 'postgres') return openStorage(choice, printError);
  const shared = migrationPool(choice.url);
  shared.on('error', printError);
  const db: Db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: shared }) });
  const close = (): Promise<void> => db.destroy();
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, shared, health: new StorageHealth(), close };
}

function printError(error: Error): void {
  process.stderr.write(`pharos: ${error.message}\n`);
}

function fromStorage(storage: Storage): Source {
  return {
    backup: () => {
      const out = new PassThrough();
      writeBackup(storage, out).catch((error: Error) => out.destroy(error));
      return Promise.resolve(out);
    },
    export: (filter) => Promise.resolve(Readable.from(linesOf(storage.db, filter))),
    rebuildRatings: () => rebuildRatings(storage.db),
    adminCode: () => newAdminCode(storage.db),
    close: () => storage.close(),
  };
}

async function* linesOf(db: Db, filter: ExportFilter): AsyncGenerator<string> {
  for await (const record of recordsOf(db, filter)) yield `${JSON.stringify(record)}\n`;
}

function readEndpointFile(folder: string): AdminEndpointInfo | null {
  try {
    return JSON.parse(readFileSync(endpointFile(folder), 'utf8')) as AdminEndpointInfo;
  } catch {
    return null;
  }
}

/** Null if there is nobody behind it: the file was left by a server that is gone. */
async function throughAdminEndpoint({ port, token }: AdminEndpointInfo): Promise<Source | null> {
  const ask = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject);
    });
  const body = async (path: string): Promise<Readable> => {
    const answer = await ask(path);
    if (answer.statusCode !== 200) throw new Error(`the server answers ${answer.statusCode}`);
    return answer;
  };
  try {
    const { statusCode } = (await ask('/')).resume();
    if (statusCode !== 404) return null;
  } catch {
    return null;
  }
  return {
    backup: () => body('/backup'),
    export: ({ game, since, until }) => {
      const words = new URLSearchParams();
      if (game !== undefined) words.set('game', game);
      if (since !== undefined) words.set('since', since.toISOString());
      if (until !== undefined) words.set('until', until.toISOString());
      return body(`/export?${words.toString()}`);
    },
    rebuildRatings: async () => JSON.parse(await text(await body('/ratings/rebuild'))) as Rebuilt,
    adminCode: async () => text(await body('/admin-code')),
    close: () => Promise.resolve(),
  };
}
