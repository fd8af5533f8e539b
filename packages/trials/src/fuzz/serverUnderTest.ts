import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Word } from './runServer.ts';

/** Megabytes in use after everything unused was thrown away. */
export interface Memory {
  readonly used: number;
  readonly resident: number;
}

/** The server under attack, seen from the process that attacks it. */
export class Victim {
  readonly url: string;
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#process = child;
    this.#folder = folder;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(program: string, isLimited: boolean, complain: (what: string) => void): Promise<Victim> {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-fuzz-'));
    const child = fork(program, ['--host', folder, ...(isLimited ? ['--limits'] : [])], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // The log holds nothing but errors: each line of it is a fault.
    child.stdout?.on('data', (text: Buffer) => complain(`log: ${text.toString().slice(0, 500)}`));
    child.stderr?.on('data', (text: Buffer) => complain(`stderr: ${text.toString().slice(0, 500)}`));
    child.on('message', (word: Word) => word.kind === 'fault' && complain(word.what));
    child.on('exit', (code) => code !== null && code !== 0 && complain(`the server ended with ${code}`));
    const word = await heard(child, 'open');
    return new Victim(child, folder, word.port);
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async memory(): Promise<Memory> {
    const word = heard(this.#process, 'memory');
    this.#process.send('memory');
    const { used, resident } = await word;
    return { used: used / 1e6, resident: resident / 1e6 };
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    if (this.isAlive) {
      this.#process.disconnect();
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function heard<Kind extends Word['kind']>(child: ChildProcess, kind: Kind): Promise<Extract<Word, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error('the server is gone'));
    const hear = (word: Word): void => {
      if (word.kind !== kind) return;
      child.off('message', hear);
      child.off('exit', end);
      resolve(word as Extract<Word, { kind: Kind }>);
    };
    child.on('message', hear);
    child.once('exit', end);
  });
}
