import { parseArgs } from 'node:util';
import { readConfig } from '../../config/config.ts';
import type { Storage, StorageChoice } from '../../storage/database.ts';
import { DatabaseDamaged } from '../../storage/embedded/databaseFolder.ts';
import { DatabaseNewer } from '../../storage/migrate.ts';
import { restoreInPlaceOf } from '../backup/restoreInPlace.ts';
import { checkBackup, restore } from '../backup/restore.ts';
import { readExportFilter } from '../exportFilter.ts';
import { isFolder, writeSaves, writeWhole } from './files.ts';
import { openAlone, openSource, type Source } from './source.ts';

/** A command gets the words after its name and answers what it has done. */
export type Command = (argv: readonly string[]) => Promise<string>;

export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['backup', backup],
  ['restore', restoreFile],
  ['export', exportRecords],
  ['ratings', ratings],
  ['admin', admin],
]);

/** The database of the server that would start with these settings. */
function configuredStorage(): StorageChoice {
  return readConfig(process.env).storage;
}

async function backup(argv: readonly string[]): Promise<string> {
  const { positionals } = parseArgs({ args: [...argv], options: {}, allowPositionals: true });
  const file = onlyPath(positionals);
  return withSource(async (source) => {
    let rows = 0;
    await writeWhole(file, await source.backup(), async (draft) => {
      rows = (await checkBackup(draft)).end.rows;
    });
    return `${rows} rows are in ${file}. It holds the session secret and the secrets of all deals: keep it to yourself.`;
  });
}

async function restoreFile(argv: readonly string[]): Promise<string> {
  const options = {
    overwrite: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const file = onlyPath(positionals);
  if (values.check) {
    const { head, end } = await checkBackup(file);
    return `${file} is whole: ${end.rows} rows, made at ${head.at}.`;
  }
  const choice = configuredStorage();
  const storage = await openUsable(choice);
  if (typeof storage === 'string') {
    const { rows, kept } = await restoreInPlaceOf(storage, file);
    return `${rows} rows are in a new database${kept === null ? '' : `; what was there is kept as ${kept}`}.`;
  }
  try {
    const { rows } = await restore(storage.db, file, values.overwrite);
    return `${rows} rows are in the database.`;
  } finally {
    await storage.close();
  }
}

/** The database; or its folder, if it cannot be used and a new one has to take its place. */
async function openUsable(choice: StorageChoice): Promise<Storage | string> {
  if (choice.kind !== 'folder') return openAlone(choice);
  try {
    // Without a thread: what it fails with must arrive as it is.
    return await openAlone({ kind: 'folder', folder: choice.folder });
  } catch (error) {
    if (error instanceof DatabaseDamaged || error instanceof DatabaseNewer) return choice.folder;
    throw error;
  }
}

async function exportRecords(argv: readonly string[]): Promise<string> {
  const options = { game: { type: 'string' }, since: { type: 'string' }, until: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const path = onlyPath(positionals);
  const filter = readExportFilter(values);
  return withSource(async (source) => {
    const records = await source.export(filter);
    if (isFolder(path)) return `${await writeSaves(path, records)} games are in ${path}.`;
    await writeWhole(path, records);
    return `The records are in ${path}.`;
  });
}

async function ratings(argv: readonly string[]): Promise<string> {
  if (argv.length !== 1 || argv[0] !== 'rebuild') throw new Error('say: ratings rebuild');
  return withSource(async (source) => {
    const { games, ratings: count, changed } = await source.rebuildRatings();
    return `${count} ratings follow from ${games} games; ${changed} of them were others before.`;
  });
}

async function admin(argv: readonly string[]): Promise<string> {
  const { positionals } = parseArgs({ args: [...argv], options: {}, allowPositionals: true });
  if (positionals.join(' ') !== 'code') throw new Error('say: admin code');
  return withSource(async (source) => {
    const code = await source.adminCode();
    return `${code}\nWhoever has kept an identity and opens /admin with this code within an hour is an administrator. It counts once.`;
  });
}

async function withSource(work: (source: Source) => Promise<string>): Promise<string> {
  const source = await openSource(configuredStorage());
  try {
    return await work(source);
  } finally {
    await source.close();
  }
}

function onlyPath(words: readonly string[]): string {
  const [path, another] = words;
  if (path === undefined || another !== undefined) throw new Error('name one file');
  return path;
}
