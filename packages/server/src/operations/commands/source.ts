import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { Kysely, PostgresDialect } from 'kysely';
import { openStorage, type Db, type Storage, type StorageChoice } from '../../storage/database.ts';
import { StorageHealth } from '../../storage/health.ts';
import { migrate } from '../../storage/migrate.ts';
import { migrationPool } from '../../storage/postgres.ts';
import type { Schema } from '../../storage/schema.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { plateOf, type HatchPlate } from '../adminEndpoint.ts';
import { recordsOf, type Wanted } from '../records.ts';

/** Where backups and exports come from: the database, or the server that has it open. */
export interface Source {
  backup(): Promise<Readable>;
  export(wanted: Wanted): Promise<Readable>;
  close(): Promise<void>;
}

export async function openSource(choice: StorageChoice): Promise<Source> {
  const plate = choice.kind === 'folder' ? readPlate(choice.folder) : null;
  return (plate === null ? null : await throughHatch(plate)) ?? fromStorage(await openAlone(choice));
}

/** Opens a database for one who takes their time: nothing they ask for is cut off. Fails if a server has the folder. */
export async function openAlone(choice: StorageChoice): Promise<Storage> {
  if (choice.kind !== 'postgres') return openStorage(choice, complain);
  const shared = migrationPool(choice.url);
  shared.on('error', complain);
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

function complain(error: Error): void {
  process.stderr.write(`pharos: ${error.message}\n`);
}

function fromStorage(storage: Storage): Source {
  return {
    backup: () => {
      const out = new PassThrough();
      writeBackup(storage, out).catch((error: Error) => out.destroy(error));
      return Promise.resolve(out);
    },
    export: (wanted) => Promise.resolve(Readable.from(linesOf(storage.db, wanted))),
    close: () => storage.close(),
  };
}

async function* linesOf(db: Db, wanted: Wanted): AsyncGenerator<string> {
  for await (const record of recordsOf(db, wanted)) yield `${JSON.stringify(record)}\n`;
}

function readPlate(folder: string): HatchPlate | null {
  try {
    return JSON.parse(readFileSync(plateOf(folder), 'utf8')) as HatchPlate;
  } catch {
    return null;
  }
}

/** Null if there is nobody behind it: the plate was left by a server that is gone. */
async function throughHatch({ port, token }: HatchPlate): Promise<Source | null> {
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
    close: () => Promise.resolve(),
  };
}
