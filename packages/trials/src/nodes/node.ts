import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_BUNDLE } from '../places.ts';

type Settings = Readonly<Record<string, string>>;

/** What every server under trial is told: nobody else may come, bots move at once, visitors are told apart. */
const COMMON: Settings = { HOST: '127.0.0.1', BOT_PAUSE_MS: '0', BOT_THREADS: '1', TRUST_PROXY: '1' };

/** A server process. It keeps its port over restarts. */
export class ServerNode {
  readonly #settings: Settings;
  #child: ChildProcess | null = null;
  #port = 0;
  #output = '';
  #line = '';
  #unexpected: string[] = [];
  #exitCode: number | null = null;

  private constructor(settings: Settings) {
    this.#settings = settings;
  }

  static async start(settings: Settings): Promise<ServerNode> {
    const node = new ServerNode(settings);
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
    const child = spawn(process.execPath, [SERVER_BUNDLE], { env, stdio: ['ignore', 'pipe', 'pipe'] });
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

const OUTPUT_KEPT = 20_000;
const LINES_KEPT = 50;
