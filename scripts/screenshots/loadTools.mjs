import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Tools of scenes are TypeScript: bundled into a place from which the packages of the registry are found. */
export async function loadTools(root) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const scratch = mkdtempSync(join(root, '.cache', 'screenshots-'));
  const outfile = join(scratch, 'tools.mjs');
  await build({
    entryPoints: [join(root, 'scripts', 'screenshots', 'tools.mjs')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['playwright-core', 'esbuild'],
    outfile,
    logLevel: 'warning',
  });
  const tools = await import(pathToFileURL(outfile).href);
  rmSync(scratch, { recursive: true });
  return tools;
}
