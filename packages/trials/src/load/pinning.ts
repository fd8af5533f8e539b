import { execFileSync } from 'node:child_process';
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
