import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Which cores are the server's, as `taskset` reads it. */
export const SERVER_CORES = '0';

/** The others; null where there is only one. */
export function otherCores(): string | null {
  const last = availableParallelism() - 1;
  return last === 0 ? null : `1-${last}`;
}

/** Keeps a process and all its threads on some cores. Fails where `taskset` is missing. */
export function pin(pid: number | undefined, cores: string): void {
  if (pid === undefined) throw new Error('a process that has not started cannot be kept on a core');
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' });
}

/**
 * Moves V8's helpers of a process to some cores: the threads that come right behind its main thread, of which Node makes `helpers` and one that
 * hands work to them. They mostly collect garbage.
 */
export function moveHelpers(pid: number | undefined, helpers: number, cores: string): void {
  if (pid === undefined) throw new Error('a process that has not started has no threads');
  const threads = readdirSync(`/proc/${pid}/task`).map(Number);
  const after = threads.filter((thread) => thread > pid).sort((a, b) => a - b);
  for (const thread of after.slice(0, helpers + 1))
    execFileSync('taskset', ['--cpu-list', '--pid', cores, String(thread)], { stdio: 'ignore' });
}
