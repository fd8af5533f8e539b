// Bundles what changed since it was last built: the command line, the server with its workers, the client.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inOneScope } from './oneScope.mjs';
import { runQuietly, withProgress } from './progress.mjs';

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));
const packages = join(root, 'packages');

const BUNDLES = [
  { from: 'cli/src/main.ts', to: 'cli/dist/pharos.mjs', oneScope: [] },
  { from: 'server/src/main.ts', to: 'server/dist/main.mjs', external: true },
  { from: 'server/src/operate.ts', to: 'server/dist/operate.mjs', external: true },
  { from: 'server/src/botWorker.ts', to: 'server/dist/botWorker.mjs', oneScope: ['chooseMove', 'suggestMoves'] },
  { from: 'server/src/analysisWorker.ts', to: 'server/dist/analysisWorker.mjs', oneScope: ['analyse', 'conclude'] },
  { from: 'server/src/pictureWorker.ts', to: 'server/dist/pictureWorker.mjs', external: true },
  { from: 'server/src/storageWorker.ts', to: 'server/dist/storageWorker.mjs', external: true },
];

const SKIPPED = new Set(['node_modules', 'dist', 'test']);

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !SKIPPED.has(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}

function isFresh(file, sources) {
  const built = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [self, join(dirname(self), 'oneScope.mjs'), join(root, 'package-lock.json'), ...sources].every(
    (source) => newest(source) <= built,
  );
}

/** `external`: packages from the registry stay where they are. `oneScope`: what is exported by a bundle that plays games by the thousand. */
export async function bundle({ from, to, external = false, oneScope = null }) {
  const { build: esbuild } = await import('esbuild');
  await esbuild({
    entryPoints: [join(packages, from)],
    outfile: join(packages, to),
    bundle: true,
    platform: 'node',
    format: 'esm',
    ...(oneScope === null ? {} : inOneScope(oneScope)),
    target: 'node20',
    sourcemap: 'linked',
    // Bundles other checkouts to measure them, and never runs without being installed.
    external: ['esbuild'],
    logLevel: 'warning',
    // Our own packages are TypeScript and go into the bundle; those from the registry stay where they are.
    plugins: external ? [rawTexts, registryPackages] : [rawTexts],
  });
}

/** `import text from './drawing.svg?raw'`: the text of a file, as with Vite. */
export const rawTexts = {
  name: 'raw-texts',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /\?raw$/ }, async ({ path, resolveDir, kind }) => {
      const found = await resolve(path.slice(0, -'?raw'.length), { resolveDir, kind });
      return { ...found, namespace: 'raw' };
    });
    onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({ contents: readFileSync(path, 'utf8'), loader: 'text' }));
  },
};

export const registryPackages = {
  name: 'registry-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pharos/') ? undefined : { path, external: true },
    );
  },
};

const CLIENT_SOURCES = ['web', 'protocol/src', 'core/src', 'duel/src', 'wonders/src', 'bots/src'];

async function buildClient() {
  const folder = join(packages, 'web');
  if (!existsSync(join(folder, 'index.html'))) return;
  const sources = CLIENT_SOURCES.map((name) => join(packages, name));
  if (isFresh(join(folder, 'dist', 'index.html'), sources)) return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // Started by a test runner it would be built for tests: without its service worker, and slower.
  const env = { ...process.env, NODE_ENV: 'production' };
  await withProgress('Building the web client', () =>
    runQuietly(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: folder, env }),
  );
}

/** `parts`: cli, server, web; all of them unless said otherwise. */
export async function build(parts = ['cli', 'server', 'web']) {
  const sources = readdirSync(packages)
    .filter((name) => name !== 'web')
    .map((name) => join(packages, name, 'src'));
  // Words, drawings and colours of the client that others take from there.
  sources.push(
    ...['i18n', 'styles', 'home/coast.css', 'table/shared/scene.css'].map((part) => join(packages, 'web', 'src', part)),
  );
  const wanted = BUNDLES.filter(({ to }) => parts.some((part) => to.startsWith(`${part}/`)));
  const stale = wanted.filter(({ to }) => !isFresh(join(packages, to), sources));
  if (stale.length > 0) {
    const names = parts.includes('server') ? 'the server' : 'the command line';
    await withProgress(`Building ${names}`, () => Promise.all(stale.map(bundle)));
  }
  if (parts.includes('web')) await buildClient();
}

if (process.argv[1] === self) await build();
