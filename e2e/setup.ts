import { findBrowser } from './browser.ts';

/** Builds what is tested, and says which browser tests it. */
export async function setup(): Promise<void> {
  const { build } = (await import(new URL('../scripts/build.mjs', import.meta.url).href)) as {
    build: (parts: string[]) => Promise<void>;
  };
  await build(['server', 'web']);
  const { path, origin } = await findBrowser();
  process.stdout.write(`Browser: ${path} (${origin})\n`);
}
