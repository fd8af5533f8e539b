import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_BUNDLE, SHIFTED_CLOCK } from '../paths.ts';

type Settings = Readonly<Record<string, string>>;

/** The settings of every server under trial: nobody else may come, bots move at once, clients have addresses of their own. */
const COMMON: Settings = { HOST: '127.0.0.1', BOT_PAUSE_MS: '0', BOT_THREADS: '1', TRUST_PROXY: '1' };

/** A server process. It keeps its port over restarts. */
export class ServerNode {
  readonly #settings: Settings;
  /** The file that says by how much its clock is wrong; null for one that goes by the machine's. */
  readonly #clock: string | null;
  #child: ChildProcess | null = null;
  #port = 0;
  #output = '';
  #line = '';
  #unexpected: string[] = [];
  #exitCode: number | null = null;

  private constructor(settings: Settings, clock: string | null) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** `hasClock`: its clock can be set. */
  static async start(settings: Settings, hasClock = false): Promise<ServerNode> {
    const node = new ServerNode(settings, hasClock ? newClock() : null);
    await node.start();
    return node;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** How it last ended; null if it was killed. */
  get exitCode(): number | null {
    return this.#exitCode;
  }

  /** The last of what it printed. */
  get output(): string {
    return this.#output;
  }

  /** The last lines about what nobody foresaw, over all restarts. */
  get unexpected(): readonly string[] {
    return this.#unexpected;
  }

  /** Null while it does not run. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Answers when it says that it is open. */
  async start(): Promise<void> {
    if (this.#child !== null) return;
    const env = { ...process.env, ...COMMON, ...this.#settings, PORT: String(this.#port) };
    const [flags, more] =
      this.#clock === null ? [[], {}] : [['--import', SHIFTED_CLOCK], { PHAROS_TRIAL_CLOCK: this.#clock }];
    const child = spawn(process.execPath, [...flags, SERVER_BUNDLE], {
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#output = '';
    // Whoever started it may end before it could be stopped.
    const endWithUs = (): boolean => child.kill('SIGKILL');
    process.once('exit', endWithUs);
    child.once('exit', (code) => {
      process.off('exit', endWithUs);
      this.#exitCode = code;
      if (this.#child === child) this.#child = null;
    });
    child.stdout.on('data', (text: Buffer) => this.#readLog(text.toString()));
    child.stderr.on('data', (text: Buffer) => this.#keep(text.toString()));
    await this.#untilOpen(child);
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to end and waits until it has. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Its clock is wrong by so many milliseconds from now on. Answers when it goes by that, if it runs. */
  async setClock(ms: number): Promise<void> {
    if (this.#clock === null) throw new Error('this node goes by the clock of the machine');
    writeFileSync(this.#clock, String(ms));
    while (this.#child !== null && readClock(`${this.#clock}.read`) !== ms) await sleep(CLOCK_MS);
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  #untilOpen(child: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error(`the server ended: ${this.#output}`)));
      child.stdout?.on('data', (text: Buffer) => {
        this.#keep(text.toString());
        const open = /Pharos is open at \S+:(\d+)\n/.exec(this.#output);
        if (open === null) return;
        this.#port = Number(open[1]);
        resolve();
      });
    });
  }

  #readLog(text: string): void {
    const lines = (this.#line + text).split('\n');
    this.#line = lines.pop() ?? '';
    const unexpected = lines.filter((line) => line.includes('"unexpected error"'));
    this.#unexpected = [...this.#unexpected, ...unexpected].slice(-LINES_KEPT);
  }

  #keep(text: string): void {
    this.#output = (this.#output + text).slice(-OUTPUT_KEPT);
  }
}

function newClock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-clock-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'shift');
}

function readClock(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

/** Between two looks whether a node has noticed that its clock was set. */
const CLOCK_MS = 20;
const OUTPUT_KEPT = 20_000;
const LINES_KEPT = 50;
