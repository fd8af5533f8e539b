import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export async function buildServer(): Promise<void> {
  const { build } = (await import(join(root, 'scripts/build.mjs'))) as { build: (parts: string[]) => Promise<void> };
  await build(['server']);
}

/** The server as it is run in earnest: the built bundle, a process of its own. */
export class BuiltServer {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(data: string, settings: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
    const env = { ...process.env, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1', BOT_PAUSE_MS: '0', ...settings };
    const child = spawn(process.execPath, [join(root, 'packages/server/dist/main.mjs')], { env });
    let output = '';
    return new Promise((resolve, reject) => {
      child.stderr.on('data', (text: Buffer) => (output += text.toString()));
      child.stdout.on('data', (text: Buffer) => {
        output += text.toString();
        const open = /Pharos is open at (\S+)\n/.exec(output);
        if (open !== null) resolve(new BuiltServer(child, open[1].replace('localhost', '127.0.0.1')));
      });
      child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
    });
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const gone = new Promise<number | null>((resolve) => this.#child.once('exit', resolve));
    this.#child.kill(signal);
    return gone;
  }
}
