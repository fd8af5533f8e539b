import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_BUNDLE } from '../paths.ts';
import { moveHelpers, pin } from './pinning.ts';
import { PROBE, type StatsRequest, type ProcessStats } from './processStats.ts';

/** As for a public server; but everybody comes from one address, and all games are to stay in memory. */
const COMMON = {
  HOST: '127.0.0.1',
  PORT: '0',
  BOT_PAUSE_MS: '0',
  BOT_THREADS: '1',
  TRUST_PROXY: '1',
  MAX_CONNECTIONS: '100000',
  MAX_PER_ADDRESS: '100000',
  MOST_ROOMS: '100000',
};

/** As in the image: see docs/operations.md. */
const MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** As in the image. */
const HELPERS = 2;

/** A server process that can be asked how it fares. */
export class MeasuredServer {
  readonly #child: ChildProcess;
  readonly url: string;
  /** From the start of the process until it could serve, in milliseconds. */
  readonly startMs: number;

  private constructor(child: ChildProcess, url: string, startMs: number) {
    this.#child = child;
    this.url = url;
    this.startMs = startMs;
  }

  static async start(settings: Readonly<Record<string, string>>): Promise<MeasuredServer> {
    const begin = performance.now();
    const child = fork(process.env['LOAD_SERVER'] ?? SERVER_BUNDLE, {
      execArgv: ['--expose-gc', `--v8-pool-size=${HELPERS}`, '--import', PROBE, ...profiling()],
      env: { ...process.env, ...MEMORY, ...COMMON, ...settings },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const url = await opened(child);
    while (!(await fetch(`${url}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 10));
    return new MeasuredServer(child, url, performance.now() - begin);
  }

  async stats(request: StatsRequest): Promise<ProcessStats> {
    const answer = once(this.#child, 'message');
    this.#child.send(request);
    const [stats] = (await answer) as [ProcessStats];
    return stats;
  }

  /** Keeps it on some cores; if others are named, those of its threads there that V8 made for itself. */
  pin(cores: string, forHelpers: string | null): void {
    pin(this.#child.pid, cores);
    if (forHelpers !== null) moveHelpers(this.#child.pid, HELPERS, forHelpers);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}

/** `LOAD_PROFILE=folder` writes a CPU profile of every server. */
function profiling(): string[] {
  const folder = process.env['LOAD_PROFILE'];
  return folder === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', folder];
}

function opened(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString();
      const port = /Pharos is open at \S+:(\d+)\n/.exec(output);
      if (port !== null) resolve(`http://127.0.0.1:${port[1]}`);
    });
  });
}
