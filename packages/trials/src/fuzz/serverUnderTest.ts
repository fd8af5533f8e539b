import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerMessage } from './runServer.ts';

/** Megabytes in use after everything unused was thrown away. */
export interface Memory {
  readonly used: number;
  readonly resident: number;
}

/** The server under attack, seen from the process that attacks it. */
export class ServerUnderTest {
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

  static async start(
    program: string,
    isLimited: boolean,
    reportFault: (what: string) => void,
  ): Promise<ServerUnderTest> {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-fuzz-'));
    const child = fork(program, ['--host', folder, ...(isLimited ? ['--limits'] : [])], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // The log holds nothing but errors: each line of it is a fault.
    child.stdout?.on('data', (text: Buffer) => reportFault(`log: ${text.toString().slice(0, 500)}`));
    child.stderr?.on('data', (text: Buffer) => reportFault(`stderr: ${text.toString().slice(0, 500)}`));
    child.on('message', (message: ServerMessage) => message.kind === 'fault' && reportFault(message.what));
    child.on('exit', (code) => code !== null && code !== 0 && reportFault(`the server ended with ${code}`));
    const message = await nextMessage(child, 'open');
    return new ServerUnderTest(child, folder, message.port);
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async memory(): Promise<Memory> {
    const message = nextMessage(this.#process, 'memory');
    this.#process.send('memory');
    const { used, resident } = await message;
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

function nextMessage<Kind extends ServerMessage['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<ServerMessage, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error('the server is gone'));
    const receive = (message: ServerMessage): void => {
      if (message.kind !== kind) return;
      child.off('message', receive);
      child.off('exit', end);
      resolve(message as Extract<ServerMessage, { kind: Kind }>);
    };
    child.on('message', receive);
    child.once('exit', end);
  });
}
