import {
  lstatSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
  renameSync,
  openSync,
  closeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Disk } from './disk.ts';

/** The folder of the database within a data folder. */
export function databaseIn(folder: string): string {
  return join(folder, 'db');
}

/** Says that there is a database beside it, so that one that is lost is not taken for one that never was. */
const MARKER = 'database.json';
/** What only a server leaves that had a database open; folders from before there were marks have it, if it was killed. */
const TRACES = [MARKER, 'operations.json'];

/** A database is there, or was, and cannot be opened. Nothing is made in its place. */
export class DatabaseDamaged extends Error {
  constructor(folder: string, what: string) {
    const place = resolve(folder);
    const dataDir = /^[\w./-]+$/.test(place) ? place : `'${place.replaceAll("'", `'\\''`)}'`;
    super(
      `The database in the data folder ${place} cannot be used: ${what}. Nothing was changed there. ` +
        `To restore a backup: DATA_DIR=${dataDir} npm run -s pharos -- restore FILE ` +
        `(what is there now is kept under another name). To begin without any games, set DATA_DIR to an empty folder.`,
    );
    this.name = 'DatabaseDamaged';
  }
}

/** Whether a database has to be made. Throws if there is or was one that cannot be opened. */
export function needsCreation(folder: string): boolean {
  const data = databaseIn(folder);
  if (!isThere(data)) {
    const trace = TRACES.find((name) => isThere(join(folder, name)));
    if (trace === undefined) return true;
    throw new DatabaseDamaged(folder, `the folder db is missing, but ${trace} shows that there was a database`);
  }
  const damage = damageIn(data);
  if (damage !== null) throw new DatabaseDamaged(folder, damage);
  return false;
}

/** Folders no database is without; those that must not be empty come first. */
const FULL = ['base', 'global', 'pg_wal', 'pg_xact'];
const FOLDERS = ['pg_multixact', 'pg_subtrans', 'pg_tblspc', 'pg_twophase'];
/** PostgreSQL keeps where it is in a file of this size, whose content fits into its first sector. */
const CONTROL_BYTES = 8192;

/** What can be seen without opening it; null for nothing. */
function damageIn(data: string): string | null {
  if (!isFolder(data)) return 'db is not a folder, or leads nowhere';
  if (readdirSync(data).length === 0) return 'the folder db is empty';
  const version = contentOf(join(data, 'PG_VERSION'));
  if (version === null) return 'the file db/PG_VERSION is missing';
  if (!/^\d+\s*$/.test(version.toString())) return 'the file db/PG_VERSION is damaged';
  for (const name of FULL) {
    if (!isFolder(join(data, name))) return `the folder db/${name} is missing`;
    if (readdirSync(join(data, name)).length === 0) return `the folder db/${name} is empty`;
  }
  const missing = FOLDERS.find((name) => !isFolder(join(data, name)));
  if (missing !== undefined) return `the folder db/${missing} is missing`;
  const control = contentOf(join(data, 'global', 'pg_control'));
  if (control === null) return 'the file db/global/pg_control is missing';
  if (control.length !== CONTROL_BYTES) return 'the file db/global/pg_control is cut off';
  return isBlank(control) ? 'the file db/global/pg_control holds nothing but zeros' : null;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function contentOf(path: string): Buffer | null {
  return isThere(path) ? readFileSync(path) : null;
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}

/** Leaves the mark, whole or not at all. Databases from before there were marks get it when they are opened. */
export function writeMarker(folder: string, disk: Disk): void {
  const mark = join(folder, MARKER);
  if (isThere(mark)) return;
  const draft = `${mark}.new`;
  writeFileSync(draft, `${JSON.stringify({ pharos: 'database', made: new Date().toISOString() })}\n`, { mode: 0o600 });
  const file = openSync(draft, 'r');
  try {
    disk.syncFile(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, mark);
  disk.syncFolder(folder);
}
