// The examples in the READMEs of the packages: each is a program of a few lines or a few commands, followed by what is printed.
import { exec, execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build as esbuild } from 'esbuild';
import { build, rawTexts, registryPackages } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const EXAMPLE = /```(ts|sh)\n([\s\S]*?)```\n\n```\n([\s\S]*?)```/;

/** Every package with its example and what that is said to print; null where it has none. */
export function readmeExamples() {
  return readdirSync(join(root, 'packages')).map((name) => {
    const file = join(root, 'packages', name, 'README.md');
    const found = existsSync(file) ? EXAMPLE.exec(readFileSync(file, 'utf8')) : null;
    const [, language = null, program = null, prints = null] = found ?? [];
    return { name, language, program, prints };
  });
}

/** What an example prints: commands are run where the repository begins, programs in the folder of their package. */
export async function runExample({ name, language, program }) {
  if (language === 'sh') return (await promisify(exec)(program, { cwd: root })).stdout;
  // Among the bundles of the package, where they find the threads they start.
  const outfile = join(root, 'packages', name, 'dist', 'readme.mjs');
  if (NEED_SERVER.has(name)) await build(['server']);
  try {
    await esbuild({
      stdin: { contents: program, resolveDir: join(root, 'packages', name), loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile,
      logLevel: 'silent',
      plugins: [rawTexts, registryPackages],
    });
    return (await promisify(execFile)(process.execPath, [outfile])).stdout;
  } finally {
    rmSync(outfile, { force: true });
  }
}

const NEED_SERVER = new Set(['server', 'trials']);
