import { linkSync, lstatSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskTroubleIn } from './diskErrors.ts';
import { hasCode } from './errorCode.ts';
import { currentHost, isAlive, ownIdentity, type ProcessIdentity } from './processes.ts';

export interface LockOptions {
  /** Called when somebody else took the folder although this process lives. */
  readonly onLost: (error: Error) => void;
  /** How long a process that is just ending is waited for. */
  readonly waitMs?: number;
  /** A lock from elsewhere that was silent for so long is left over. */
  readonly staleAfterMs?: number;
}

/** How often the holder of a lock shows that it lives: those elsewhere cannot see its process. */
const BEAT_MS = 1000;
const LOOK_MS = 100;

/**
 * One process for each data folder: the embedded database has no lock of its own, and two processes on one folder lose
 * each other's writes. Answers how to give the folder back.
 */
export async function lockFolder(folder: string, options: LockOptions): Promise<() => void> {
  const { waitMs = 3000, staleAfterMs = 10_000 } = options;
  const lock = join(folder, 'pharos.lock');
  const mine = ownIdentity();
  const began = Date.now();
  let seen = stateOf(lock);
  for (let since = began; !tryLock(lock, mine); await sleep(LOOK_MS)) {
    const now = stateOf(lock);
    if (now === null) continue;
    if (now.content !== seen?.content || now.beat !== seen.beat) {
      seen = now;
      since = Date.now();
    }
    const owner = parseLock(now.content);
    if (owner === null || !isHeld(owner, Date.now() - since < staleAfterMs)) breakLock(lock, now.content, mine);
    else if (isCertain(owner, since > began) && Date.now() - began >= waitMs) throw inUse(folder, owner);
  }
  return holdLock(lock, mine, options);
}

/** Of a process elsewhere only its beat is seen. */
function isHeld(owner: ProcessIdentity, isRecent: boolean): boolean {
  return owner.place === currentHost() ? isAlive(owner) : isRecent;
}

function isCertain(owner: ProcessIdentity, hasBeaten: boolean): boolean {
  return owner.place === currentHost() || hasBeaten;
}

function inUse(folder: string, { pid, place }: ProcessIdentity): Error {
  const where = place === currentHost() ? '' : ' of another container or machine';
  return new Error(`The data folder ${folder} is in use by process ${pid}${where}. Stop it first, or set DATA_DIR.`);
}

/** Shows that the holder lives, until the folder is given back. */
function holdLock(lock: string, mine: ProcessIdentity, { onLost }: LockOptions): () => void {
  const isMine = (): boolean => parseLock(stateOf(lock)?.content ?? '')?.nonce === mine.nonce;
  const beating = setInterval(() => {
    try {
      if (isMine()) utimesSync(lock, new Date(), new Date());
      // Nobody has it if somebody who took it for left over is about to put it back.
      else if (!tryLock(lock, mine)) throw new Error('another process has taken the data folder');
    } catch (error) {
      // A disk that takes nothing from us takes nothing from others either; who has the folder is seen when it does again.
      if (diskTroubleIn(error) !== null) return;
      clearInterval(beating);
      onLost(error instanceof Error ? error : new Error('the data folder cannot be kept'));
    }
  }, BEAT_MS).unref();
  return () => {
    clearInterval(beating);
    if (isMine()) rmSync(lock, { force: true });
  };
}

function tryLock(lock: string, mine: ProcessIdentity): boolean {
  const draft = `${lock}.${mine.nonce}`;
  writeFileSync(draft, `${JSON.stringify(mine)}\n`, { mode: 0o600 });
  try {
    return tryLink(draft, lock);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link appears complete or not at all: nobody reads a half-written lock. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Another process may break the same lock at this moment and set its own: only the one that was read goes. */
function breakLock(lock: string, content: string, { nonce }: ProcessIdentity): void {
  const aside = `${lock}.stale.${nonce}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (stateOf(aside)?.content !== content) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function stateOf(file: string): { content: string; beat: number } | null {
  try {
    return { content: readFileSync(file, 'utf8'), beat: lstatSync(file).mtimeMs };
  } catch {
    return null;
  }
}

/** Null for what no process of ours has written. */
function parseLock(content: string): ProcessIdentity | null {
  // As earlier versions wrote it, which did not know of other places.
  const [, old, oldBirth = ''] = /^(\d+) (\d*)\n$/.exec(content) ?? [];
  if (old !== undefined) return { pid: Number(old), birth: oldBirth, place: currentHost(), nonce: '' };
  try {
    const { pid, birth, place, nonce } = JSON.parse(content) as Partial<ProcessIdentity>;
    const isSign = typeof pid === 'number' && [birth, place, nonce].every((part) => typeof part === 'string');
    return isSign ? (JSON.parse(content) as ProcessIdentity) : null;
  } catch {
    return null;
  }
}
