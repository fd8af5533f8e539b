import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import type { Setting } from '../packages/web/gallery/scenes/setting.ts';
import type { Wishes } from '../packages/web/gallery/stage/stage.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** The checks come first: they keep the clocks that the stage replaces. */
const PROGRAMS = ['e2e/checks/inPage.ts', 'packages/web/gallery/stage/underTest.ts'];

let bundled: Promise<string[]> | null = null;

async function bundle(root: string): Promise<string[]> {
  const entryPoints = PROGRAMS.map((program) => join(root, program));
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', write: false, outdir: root });
  return outputFiles.map(({ text }) => text);
}

/** Makes every page of this browser able to show scenes and to look for faults. */
export async function prepareStage(context: BrowserContext, root = ROOT): Promise<void> {
  bundled ??= bundle(root);
  for (const content of await bundled) await context.addInitScript({ content });
}

let shown = 0;

/** Shows a scene in a page, which may have shown others before; needs a server for the client's own files only. */
export async function showScene(page: Page, base: string, setting: Setting, wishes: Wishes): Promise<void> {
  // What is kept for the session belongs to the address.
  if (!page.url().startsWith(base)) await page.goto(`${base}/icon.svg`);
  await page.evaluate((scene) => sessionStorage.setItem('scene', scene), JSON.stringify({ setting, wishes }));
  // An address that differs by more than what follows the # is loaded anew.
  await page.goto(base + setting.path.replace(/(?=#)|$/, `?${shown++}`));
  await page.locator('html[data-scene]').waitFor({ state: 'attached', timeout: 90_000 });
  const told = await page.locator('html').getAttribute('data-scene');
  if (told !== 'ready') throw new Error(told ?? 'nothing was shown');
}
