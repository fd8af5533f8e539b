// Installs what the lock file asks for, if it is not there yet. Needs nothing but Node and npm.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly, withProgress } from './progress.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.pharos-installed');
const lockDir = join(root, '.installing');
const STALE_AFTER_MS = 10 * 60_000;

function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.version).digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();
}

/** `npm start` and `npm test` may run at the same time on a fresh clone: only one of them installs. */
async function withLock(work) {
  for (;;) {
    try {
      mkdirSync(lockDir);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(lockDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > STALE_AFTER_MS) rmSync(lockDir, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lockDir, { recursive: true, force: true });
  }
}

async function install() {
  if (isInstalled()) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, shell: process.platform === 'win32' };
  await withProgress('Installing dependencies', () => runQuietly(npm, args, options));
  writeFileSync(stampFile, wantedStamp());
}

export async function ensureDeps() {
  if (isInstalled()) return;
  try {
    await withLock(install);
  } catch (error) {
    process.stderr.write(`${error.message}\nnpm ci failed; see the messages above.\n`);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureDeps();
