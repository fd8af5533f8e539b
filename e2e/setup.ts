import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.ts';
import { TestServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an empty database. */
    readonly emptyFolder: string;
  }
}

let first: TestServer | null = null;

/** Builds what is tested, makes a database for all to copy, and says which browser tests it. */
export async function setup({ provide }: TestProject): Promise<void> {
  const { build } = (await import(new URL('../scripts/build.mjs', import.meta.url).href)) as {
    build: (parts: string[]) => Promise<void>;
  };
  await build(['server', 'web']);
  first = await TestServer.start();
  await first.kill('SIGTERM');
  provide('emptyFolder', first.dataDir);
  const { path, origin } = await findBrowser();
  process.stdout.write(`Browser: ${path} (${origin})\n`);
}

export async function teardown(): Promise<void> {
  await first?.stop();
}
