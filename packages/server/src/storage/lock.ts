import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One process for each data folder: the embedded database has no lock of its own, and two processes on one folder lose
 * each other's writes. Answers how to give the folder back.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'pharos.lock');
  const mine = `${process.pid} ${birthOf(process.pid)}\n`;
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    while (!tryLink(draft, lock)) breakStaleLock(folder, lock);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (contentOf(lock) === mine) rmSync(lock, { force: true });
  };
}

function tryLink(draft: string, lock: string): boolean {
  try {
    // A link appears complete or not at all: nobody reads a half-written lock.
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes the lock of a process that is gone; refuses if it lives. */
function breakStaleLock(folder: string, lock: string): void {
  const content = contentOf(lock);
  if (content === null) return;
  const [pid, birth] = content.trim().split(' ');
  if (isHeld(Number(pid), birth ?? '')) {
    throw new Error(`The data folder ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR.`);
  }
  // Another process may break the same lock at this moment and set its own: only the one that was read goes.
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (contentOf(aside) !== content) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function isHeld(pid: number, birth: string): boolean {
  // In a container every start has the same pid: a lock of our own pid is from an earlier life.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  const now = birthOf(pid);
  return now === '' || birth === '' || now === birth;
}

/** When a process began, in the ticks of Linux; elsewhere unknown. Tells a living owner from a reused pid. */
function birthOf(pid: number): string {
  const stat = contentOf(`/proc/${pid}/stat`);
  return (
    stat
      ?.slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .at(19) ?? ''
  );
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
