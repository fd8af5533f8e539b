import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a process that is just ending is waited for. */
const PATIENCE_MS = 3000;

/** `lockFolder`, with patience: a server that is restarted comes while the old one is still going. */
export async function lockFolderSoon(folder: string): Promise<() => void> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (Date.now() >= end) throw error;
      await sleep(100);
    }
  }
}

/**
 * One process for each data folder: the embedded database has no lock of its own, and two processes on one folder lose
 * each other's writes. Answers how to give the folder back.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'pharos.lock');
  const [, birth] = lifeOf(process.pid);
  const mine = `${process.pid} ${birth}\n`;
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
  const [state, now] = lifeOf(pid);
  if (DEAD_STATES.has(state)) return false;
  return now === '' || birth === '' || now === birth;
}

/** A killed process whose parent has not noticed yet: it holds nothing any more. */
const DEAD_STATES = new Set(['Z', 'X']);

/**
 * The state of a process and when it began, on Linux; elsewhere unknown. The beginning tells a living owner from
 * another process that got the same pid.
 */
function lifeOf(pid: number): [state: string, birth: string] {
  const stat = contentOf(`/proc/${pid}/stat`);
  if (stat === null) return ['', ''];
  // The name before it may contain anything, even brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [fields[0], fields[19]];
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
