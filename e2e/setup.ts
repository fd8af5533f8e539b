import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.ts';
import type { BrowserProgram } from './packagedBrowser.ts';
import { TestServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an empty database. */
    readonly emptyFolder: string;
    readonly browser: BrowserProgram;
  }
}

let first: TestServer | null = null;

/** Builds what is tested, makes a database for all to copy, and finds the browser that tests it. */
export async function setup({ provide }: TestProject): Promise<void> {
  const { build } = (await import(new URL('../scripts/build.mjs', import.meta.url).href)) as {
    build: (parts: string[]) => Promise<void>;
  };
  await build(['server', 'web']);
  first = await TestServer.start();
  await first.kill('SIGTERM');
  provide('emptyFolder', first.dataDir);
  const browser = await findBrowser();
  provide('browser', browser);
  process.stdout.write(`Browser: ${browser.path} (${browser.origin})\n`);
}

export async function teardown(): Promise<void> {
  await first?.stop();
}
