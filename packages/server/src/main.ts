import { setFlagsFromString } from 'node:v8';
import { createApp, type App } from './app.ts';
import { readConfig, type Config } from './config/config.ts';
import { scrubLine } from './telemetry/scrub.ts';

const FIRST_PORT = 3000;
const PORTS_TRIED = 20;
/** After that long an orderly end is not to be expected any more. */
const END_MS = 10_000;

async function main(): Promise<string> {
  // What is stored belongs to whoever runs the server; the embedded database would let everybody read it.
  process.umask(0o077);
  // A full collection is felt at every table. By itself V8 makes one whenever its heap has grown by a sixth, here by half.
  setFlagsFromString('--heap-growing-percent=50');
  // The first moves of a bot are waited for. V8 looks at more of a search before it compiles a function for speed, and compiles fewer
  // of them twice: the first search takes two thirds of the time.
  setFlagsFromString('--interrupt-budget=528000');
  const config = readConfig(process.env);
  const app = await createApp(config);
  const port = await listen(app, config);
  closeOnSignal(app, END_MS + config.drainTime);
  const opened = config.publicUrl ?? `http://localhost:${port}`;
  process.stdout.write(`Pharos is open at ${opened}\n`);
  await app.resume();
  return opened;
}

/** Listens where asked to; where nothing was asked, on the first free port. */
async function listen({ server }: App, { host, port }: Config): Promise<number> {
  for (let next = port ?? FIRST_PORT; ; next++) {
    try {
      await server.listen({ host, port: next });
      const address = server.server.address();
      return typeof address === 'object' && address !== null ? address.port : next;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (port !== null || !isBusy || next >= FIRST_PORT + PORTS_TRIED) throw error;
    }
  }
}

function closeOnSignal(app: App, timeout: number): void {
  const end = (): void => {
    setTimeout(() => process.exit(1), timeout).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function fail(error: unknown): never {
  process.stderr.write(
    `Pharos cannot start: ${error instanceof Error ? scrubLine(error.message) : 'unknown reason'}\n`,
  );
  process.exit(1);
}

/** Where the server is found, for whoever started it. */
export const address = await main().catch(fail);
