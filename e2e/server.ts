import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../packages/server/dist/main.mjs', import.meta.url));
/** To make a database takes seconds; on a busy machine, a minute. */
const START_LIMIT_MS = 280_000;

/** The real server as a process of its own, on a free port and a data folder of its own. */
export class TestServer {
  readonly url: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #main: string;
  #process: ChildProcess | null = null;

  private constructor(port: number, main: string) {
    this.#port = port;
    this.#main = main;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = mkdtempSync(join(tmpdir(), 'pharos-e2e-'));
  }

  /** Begins with a copy of what is in `folder`: to make a database takes seconds. */
  static async start(folder: string | null = null, main = MAIN): Promise<TestServer> {
    const server = new TestServer(await freePort(), main);
    if (folder !== null) cpSync(folder, server.dataDir, { recursive: true });
    await server.resume();
    return server;
  }

  /** Starts the process again on the same data. */
  async resume(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      BOT_PAUSE_MS: '0',
      ANALYSIS_ITERATIONS: '20',
      LOG_LEVEL: 'error',
    };
    const child = spawn(process.execPath, [this.#main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    const started = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the server did not start')), START_LIMIT_MS);
      child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
      child.stdout.on('data', (data: Buffer) => {
        if (!data.toString().includes('Pharos is open')) return;
        clearTimeout(timer);
        resolve();
      });
    });
    try {
      await started;
    } catch (error) {
      await this.kill();
      throw error;
    }
  }

  /** As a power cut would: no chance to say goodbye. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
