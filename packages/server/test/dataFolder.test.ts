import { createHash } from 'node:crypto';
import {
  cpSync,
  createWriteStream,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../src/operations/backup/writeBackup.ts';
import { COMMANDS } from '../src/operations/commands/commands.ts';
import { openStorage, type Storage } from '../src/storage/database.ts';
import { openFolder } from '../src/storage/embedded/openFolder.ts';
import { emptyFolder, insertGame, postgresUrl } from './support/database.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const place = temporaryFolder('data');
const whole = join(place, 'whole');
const backup = join(place, 'games.backup');
const dataDir = process.env['DATA_DIR'];

let copies = 0;

const open = (folder: string): Promise<Storage> => openStorage({ kind: 'folder', folder }, () => undefined);

beforeAll(async () => {
  await emptyFolder(join(whole, 'db'));
  const storage = await open(whole);
  await insertGame(storage.db, 'first');
  await writeBackup(storage, createWriteStream(backup));
  await storage.close();
}, 120_000);
afterEach(() => {
  rmSync(join(place, `copy${copies}`), { recursive: true, force: true });
  if (dataDir === undefined) delete process.env['DATA_DIR'];
  else process.env['DATA_DIR'] = dataDir;
});

/** A copy of the folder, with something done to it. */
function copy(change: (folder: string) => void): string {
  const folder = join(place, `copy${++copies}`);
  cpSync(whole, folder, { recursive: true });
  change(folder);
  return folder;
}

/** Every name in a folder, with what is in it. */
function contentOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names.map((name) => {
      const path = join(folder, name);
      const isFile = lstatSync(path).isFile();
      return [name, isFile ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'other'];
    }),
  );
}

async function gamesIn(folder: string): Promise<string[]> {
  const storage = await open(folder);
  const ids = (await storage.db.selectFrom('tables').select('id').execute()).map(({ id }) => id);
  await storage.close();
  return ids;
}

const log = (folder: string): string[] =>
  readdirSync(join(folder, 'db', 'pg_wal'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => join(folder, 'db', 'pg_wal', name));
const control = (folder: string): string => join(folder, 'db', 'global', 'pg_control');

const DAMAGES: readonly (readonly [string, (folder: string) => void, string])[] = [
  ['no PG_VERSION', (folder) => rmSync(join(folder, 'db', 'PG_VERSION')), 'the file db/PG_VERSION is missing'],
  ['an odd PG_VERSION', (folder) => writeFileSync(join(folder, 'db', 'PG_VERSION'), 'x'), 'db/PG_VERSION is damaged'],
  [
    'a PG_VERSION of another time',
    (folder) => writeFileSync(join(folder, 'db', 'PG_VERSION'), '12\n'),
    'PostgreSQL says',
  ],
  [
    'an emptied database',
    (folder) => {
      rmSync(join(folder, 'db'), { recursive: true });
      mkdirSync(join(folder, 'db'));
    },
    'the folder db is empty',
  ],
  ['no database', (folder) => rmSync(join(folder, 'db'), { recursive: true }), 'the folder db is missing'],
  [
    'no database, left by a killed server from before there were marks',
    (folder) => {
      rmSync(join(folder, 'db'), { recursive: true });
      renameSync(join(folder, 'database.json'), join(folder, 'operations.json'));
    },
    'operations.json shows that there was a database',
  ],
  [
    'a database on a disk that is away',
    (folder) => {
      rmSync(join(folder, 'db'), { recursive: true });
      symlinkSync(join(folder, 'nowhere'), join(folder, 'db'));
    },
    'leads nowhere',
  ],
  ['no pg_control', (folder) => rmSync(control(folder)), 'db/global/pg_control is missing'],
  ['a short pg_control', (folder) => truncateSync(control(folder), 100), 'db/global/pg_control is cut off'],
  ['a blank pg_control', (folder) => writeFileSync(control(folder), Buffer.alloc(8192)), 'nothing but zeros'],
  [
    'a pg_control with one wrong bit',
    (folder) => {
      const bytes = readFileSync(control(folder));
      bytes[40] ^= 1;
      writeFileSync(control(folder), bytes);
    },
    'PostgreSQL says',
  ],
  ['no write-ahead log', (folder) => log(folder).forEach((file) => rmSync(file)), 'PostgreSQL says'],
  [
    'no folder of the log',
    (folder) => rmSync(join(folder, 'db', 'pg_wal'), { recursive: true }),
    'db/pg_wal is missing',
  ],
  ['a short log', (folder) => log(folder).forEach((file) => truncateSync(file, 1000)), 'PostgreSQL says'],
  [
    'a blank log',
    (folder) => log(folder).forEach((file) => writeFileSync(file, Buffer.alloc(statSync(file).size))),
    'PostgreSQL says',
  ],
  ['no tables', (folder) => rmSync(join(folder, 'db', 'base'), { recursive: true }), 'db/base is missing'],
  ['no transactions', (folder) => rmSync(join(folder, 'db', 'pg_xact', '0000')), 'db/pg_xact is empty'],
];

/** A new database takes seconds to make: one of each thing there is to keep, or not. */
const RESTORED = new Set(['no database', 'a database on a disk that is away', 'a blank log']);

describe('data folders', () => {
  it.each(DAMAGES)('a data folder with %s is not opened, and nothing in it changes', async (_, damage, words) => {
    const folder = copy(damage);
    const before = contentOf(folder);
    const error = await open(folder).then(
      () => null,
      (reason: Error) => reason.message,
    );
    expect(error).toContain(words);
    expect(error).toContain(`The database in the data folder ${folder} cannot be used`);
    expect(contentOf(folder)).toEqual(before);

    expect(error).toContain(`To restore a backup: DATA_DIR=${folder} npm run -s pharos -- restore FILE`);
  });

  it.each(DAMAGES.filter(([name]) => RESTORED.has(name)))(
    'a data folder with %s takes a backup by the command that is named, and keeps what was there',
    async (_, damage) => {
      const folder = copy(damage);
      const hadDatabase = 'db' in contentOf(folder);
      process.env['DATA_DIR'] = folder;
      const done = await COMMANDS.get('restore')?.([backup]);
      expect(done).toMatch(/^\d+ rows are in a new database/);
      const kept = readdirSync(folder).filter((name) => name.startsWith('db.kept-'));
      expect(kept).toHaveLength(hadDatabase ? 1 : 0);
      for (const name of kept) expect(done).toContain(name);
      expect(readdirSync(folder)).not.toContain('restoring');
      expect(await gamesIn(folder)).toEqual(['first']);
    },
    120_000,
  );

  it('a data folder is left as it was by a backup that is damaged itself', async () => {
    const folder = copy((one) => rmSync(join(one, 'db', 'PG_VERSION')));
    const before = contentOf(folder);
    const bad = join(place, 'bad.backup');
    writeFileSync(bad, readFileSync(backup).subarray(0, 200));
    process.env['DATA_DIR'] = folder;
    await expect(COMMANDS.get('restore')?.([bad])).rejects.toThrow();
    expect(contentOf(folder)).toEqual(before);
  });

  it('a data folder whose first database was half made when the power went begins anew', async () => {
    const folder = join(place, 'half');
    mkdirSync(join(folder, 'db.new', 'base'), { recursive: true });
    writeFileSync(join(folder, 'db.new', 'PG_VERSION'), '');
    writeFileSync(join(folder, 'pharos.lock'), 'not a lock');
    expect(await gamesIn(folder)).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['database.json', 'db']);
  });

  it('a data folder from before there were marks gets one when it is opened', async () => {
    const folder = copy((one) => rmSync(join(one, 'database.json')));
    expect(await gamesIn(folder)).toEqual(['first']);
    rmSync(join(folder, 'db'), { recursive: true });
    await expect(open(folder)).rejects.toThrow('database.json shows that there was a database');
  });

  it('a data folder is never made over by the engine itself', async () => {
    const folder = copy((one) => rmSync(join(one, 'db', 'PG_VERSION')));
    await expect(openFolder(folder, { onFailure: () => undefined })).rejects.toThrow('PG_VERSION is missing');
  });
});

describe('newer schemas', () => {
  const NEWER = "insert into kysely_migration (name, timestamp) values ('999-later', '2040')";
  const WORDS =
    /made by a newer Pharos: its schema is 999-later, this Pharos knows it up to \d{3}-\w+\. Nothing was changed/;

  it('a schema from the future in a folder is refused in plain words, and a backup can be restored', async () => {
    const folder = copy(() => undefined);
    const storage = await open(folder);
    await sql.raw(NEWER).execute(storage.db);
    await storage.close();
    await expect(open(folder)).rejects.toThrow(WORDS);
    process.env['DATA_DIR'] = folder;
    await COMMANDS.get('restore')?.([backup]);
    expect(await gamesIn(folder)).toEqual(['first']);
  });

  it('a schema from the future in PostgreSQL is refused in plain words', async () => {
    const url = await postgresUrl();
    const storage = await openStorage({ kind: 'postgres', url }, () => undefined);
    await sql.raw(NEWER).execute(storage.db);
    await storage.close();
    await expect(openStorage({ kind: 'postgres', url }, () => undefined)).rejects.toThrow(WORDS);
  });
});
