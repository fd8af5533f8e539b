// Bundles the command line into one file; skips it when nothing changed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = join(root, 'packages', 'cli', 'dist', 'pharos.mjs');

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) latest = Math.max(latest, statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs);
  }
  return latest;
}

function isFresh() {
  if (!existsSync(bundle)) return false;
  const packages = join(root, 'packages');
  const sources = readdirSync(packages).map((name) => join(packages, name, 'src'));
  const built = statSync(bundle).mtimeMs;
  return (
    [join(root, 'package-lock.json'), fileURLToPath(import.meta.url)].every(
      (file) => statSync(file).mtimeMs <= built,
    ) && sources.filter(existsSync).every((folder) => newest(folder) <= built)
  );
}

export async function build() {
  if (isFresh()) return;
  const { build: esbuild } = await import('esbuild');
  await esbuild({
    entryPoints: [join(root, 'packages', 'cli', 'src', 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
