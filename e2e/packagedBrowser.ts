import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** How a browser is started: its program, and what has to be in its environment. */
export interface BrowserProgram {
  readonly path: string;
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
}

/** What a test run that was killed left half unpacked is removed after that long: no run unpacks for an hour. */
const LEFT_OVER_MS = 3_600_000;

const PACKAGE = '@sparticuz/chromium';

/** The package unpacks into the temporary folder of the process it runs in, which is therefore one of its own. */
const UNPACK = `import chromium from '${PACKAGE}'; await chromium.executablePath();`;

/** The package names fixed folders for its fonts; without any font the browser dies at the first text field. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Whether the package holds a program for this machine. */
export function hasPackagedBrowser({ platform, arch }: { platform: string; arch: string } = process): boolean {
  return platform === 'linux' && arch === 'x64';
}

/** The folder of the package as installed, and its version. */
function installed(): { folder: string; version: string } {
  const entry = createRequire(import.meta.url).resolve(PACKAGE);
  const folder = entry.slice(0, entry.lastIndexOf(PACKAGE) + PACKAGE.length);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version };
}

/**
 * The browser of the development dependencies with the libraries and fonts it needs, unpacked where it is not yet.
 * It is written under another name and renamed when it is whole: what is there under its name can be started, whoever
 * else unpacks at the same time, and however a run ended. It stays, for the next run.
 */
export async function packagedBrowser(cache: string | null = null): Promise<BrowserProgram> {
  if (!hasPackagedBrowser())
    throw new Error(
      `${PACKAGE} has no browser for ${process.platform} ${process.arch}: install Chrome or Chromium, or name one in CHROME_PATH`,
    );
  const { folder, version } = installed();
  // Beside the dependencies: a temporary folder may be shared with others, emptied, or forbid programs.
  const home = cache ?? join(dirname(dirname(folder)), '.cache', 'pharos');
  const target = join(home, `browser-${version}`);
  mkdirSync(home, { recursive: true });
  removeLeftOvers(target);
  if (!existsSync(target)) await unpack(folder, target);
  return {
    path: join(target, 'chromium'),
    origin: `from the npm package ${PACKAGE}`,
    env: { LD_LIBRARY_PATH: join(target, 'al2023', 'lib'), FONTCONFIG_PATH: join(target, 'fonts') },
  };
}

async function unpack(folder: string, target: string): Promise<void> {
  const draft = mkdtempSync(`${target}.`);
  try {
    await run(folder, draft);
    writeFileSync(join(draft, 'fonts', 'fonts.conf'), FONTS);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Somebody else was faster: a folder with something in it is not replaced.
    if (!existsSync(target)) throw error;
  }
}

function run(folder: string, draft: string): Promise<void> {
  // A runtime of this name makes the package unpack its libraries, which a machine without a desktop lacks.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (data: Buffer) => (words += data.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${PACKAGE} could not be unpacked: ${words}`)),
    );
  });
}

function removeLeftOvers(target: string): void {
  const drafts = readdirSync(dirname(target)).filter((name) => name.startsWith(`${basename(target)}.`));
  for (const name of drafts) {
    const path = join(dirname(target), name);
    const began = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - began > LEFT_OVER_MS) rmSync(path, { recursive: true, force: true });
  }
}
