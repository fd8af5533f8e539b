// Installs what the lock file asks for, if it is not there yet. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
    return work();
  } finally {
    rmSync(lockDir, { recursive: true, force: true });
  }
}

export async function ensureDeps() {
  if (isInstalled()) return;
  await withLock(() => {
    if (isInstalled()) return;
    process.stderr.write('Installing dependencies …\n');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const run = spawnSync(npm, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
    if (run.status !== 0) {
      process.stderr.write('npm ci failed; see the messages above.\n');
      process.exit(1);
    }
    writeFileSync(stampFile, wantedStamp());
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureDeps();
