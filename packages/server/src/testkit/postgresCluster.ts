import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessOwner } from './postgresBinaries.ts';

/**
 * Runs a database and ends it once the other end of standard input is gone, which is also how a killed parent looks.
 * What nobody is left to clean up is removed.
 */
const WATCHED = `
exec 3<&0
folder=$1; shift
"$@" 2>"$folder/log" & server=$!
{ read line <&3; touch "$folder/abandoned"; kill -QUIT $server; } 2>/dev/null & watcher=$!
wait $server
kill $watcher 2>/dev/null
if [ -e "$folder/abandoned" ]; then rm -rf "$folder"; fi
`;

/** In order, without tidying up, and all at once. */
type Ending = 'SIGINT' | 'SIGQUIT' | 'SIGKILL';

const READY = 'database system is ready to accept connections';

/** The files of a database and the processes that serve it. */
export class Cluster {
  readonly #native: string;
  readonly #folder: string;
  readonly #data: string;
  readonly #runner: ProcessOwner;
  readonly port: number;
  #watcher: ChildProcess | null = null;

  constructor(native: string, folder: string, runner: ProcessOwner, port: number) {
    this.#native = native;
    this.#folder = folder;
    this.#data = join(folder, 'data');
    this.#runner = runner;
    this.port = port;
  }

  /** Makes the files, if there are none yet. */
  create(): void {
    if (existsSync(join(this.#data, 'PG_VERSION'))) return;
    const args = ['-D', this.#data, '-A', 'trust', '-U', 'pharos', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(this.#native, 'bin', 'initdb'), args, { ...this.#runner, cwd: '/', stdio: 'pipe' });
  }

  /** Answers once it accepts connections. */
  async start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
    const options = ['-D', this.#data, '-p', String(this.port), ...settings.flatMap((setting) => ['-c', setting])];
    const command = [join(this.#native, 'bin', 'postgres'), ...options];
    // In a group of its own: Ctrl+C is for the parent, whose end is then noticed.
    const how = { ...this.#runner, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] as StdioOptions };
    rmSync(join(this.#folder, 'log'), { force: true });
    const child = spawn('/bin/sh', ['-c', WATCHED, 'sh', this.#folder, ...command], how);
    this.#watcher = child;
    const failure = new Promise<never>((_resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`PostgreSQL ended: ${this.#log()}`)));
    });
    await Promise.race([this.#ready(), failure]);
    // From now on its end is nobody's mistake.
    failure.catch(() => undefined);
    letGo(child);
  }

  async #ready(): Promise<void> {
    while (!this.#log().includes(READY)) await sleep(20);
  }

  /** In a file: what is written to a pipe would stop the database if nobody found the time to read it. */
  #log(): string {
    const file = join(this.#folder, 'log');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** Ends it, if it still runs. */
  async end(signal: Ending): Promise<void> {
    const watcher = this.#watcher;
    if (watcher === null || watcher.exitCode !== null || watcher.signalCode !== null) return;
    const gone = new Promise((resolve) => watcher.once('exit', resolve));
    watcher.ref();
    this.signal(signal);
    await gone;
  }

  /** SIGKILL goes to every process, so that none has time to tidy up after the first. */
  signal(signal: Ending): void {
    const pid = Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    for (const target of signal === 'SIGKILL' ? [pid, ...childrenOf(pid)] : [pid]) {
      try {
        process.kill(target, signal);
      } catch {
        // Gone already.
      }
    }
  }
}

/** A process that waits for nothing else may end: the database ends with it. */
function letGo(child: ChildProcess): void {
  child.unref();
  const { stdin } = child;
  if (stdin !== null && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
}

/** On Linux; elsewhere the children end by themselves when they see that their parent is gone. */
function childrenOf(parent: number): number[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
