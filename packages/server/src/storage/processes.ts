import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What tells a process from all others. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it began, as far as the system tells: another process may get the same number later. */
  readonly birth: string;
  /** Within what its number counts. */
  readonly place: string;
  readonly nonce: string;
}

export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    birth: processStat(process.pid).birth,
    place: currentHost(),
    nonce: randomBytes(8).toString('hex'),
  };
}

/** The running system and its container: containers count processes each for itself, all from one. */
export function currentHost(): string {
  const boot = contentOf('/proc/sys/kernel/random/boot_id')?.trim();
  try {
    return `${boot ?? hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Whether a process of this place lives. */
export function isAlive({ pid, birth }: ProcessIdentity): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const { state, birth: now } = processStat(pid);
  // Where the start of a process is not known, an identity with our own number is from an earlier process.
  if (now === '' && pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  if (DEAD_STATES.has(state)) return false;
  return now === '' || birth === '' || now === birth;
}

/** A killed process whose parent has not noticed yet: it holds nothing any more. */
const DEAD_STATES = new Set(['Z', 'X']);

/** The state of a process and when it began, on Linux; elsewhere unknown. */
function processStat(pid: number): { state: string; birth: string } {
  const stat = contentOf(`/proc/${pid}/stat`);
  if (stat === null) return { state: '', birth: '' };
  // The name before it may contain anything, even brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], birth: fields[19] };
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
