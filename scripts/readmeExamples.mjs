// The examples in the READMEs of the packages: each is a program of a few lines, followed by what it prints.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const EXAMPLE = /```ts\n([\s\S]*?)```\n\n```\n([\s\S]*?)```/;

/** The packages that have an example, with what it says and what it is said to print. */
export function readmeExamples() {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const file = join(root, 'packages', name, 'README.md');
    if (!existsSync(file)) return [];
    const found = EXAMPLE.exec(readFileSync(file, 'utf8'));
    return [{ name, file, program: found?.[1] ?? null, prints: found?.[2] ?? null }];
  });
}

/** What a program prints that stands in the folder of a package. */
export async function runExample(name, program) {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-readme-'));
  const outfile = join(folder, 'example.mjs');
  try {
    const stdin = { contents: program, resolveDir: join(root, 'packages', name), loader: 'ts' };
    await build({ stdin, bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'silent' });
    const { stdout, stderr, status } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' });
    return status === 0 ? stdout : stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
