import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = join(ROOT, 'packages');
/** The server looks for the client beside itself. */
const BUILT = join(ROOT, 'e2e', 'dist');
const SERVER_REGISTRY = join(PACKAGES, 'server/test/auction/gameRegistry.ts');

/** Whoever looks a game up finds one more. */
const withAuction: Plugin = {
  name: 'registry-with-auction',
  setup(bundle) {
    bundle.onResolve({ filter: /\/gameRegistry\.ts$/ }, ({ importer }) =>
      importer === SERVER_REGISTRY ? undefined : { path: SERVER_REGISTRY },
    );
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pharos/') ? undefined : { path, external: true },
    );
  },
};

async function buildServer(): Promise<void> {
  await build({
    entryPoints: ['main', 'botWorker', 'analysisWorker', 'storageWorker'].map((name) =>
      join(PACKAGES, 'server/src', `${name}.ts`),
    ),
    outdir: join(BUILT, 'server/dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [withAuction],
  });
}

async function buildClient(): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(PACKAGES, 'web/test/auction/vite.config.ts');
  const args = [vite, 'build', '--config', config, '--outDir', join(BUILT, 'web/dist'), '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: join(PACKAGES, 'web'), env });
}

/** Server and client as they would be with a third game, each by one more line in its registry; answers what to start. */
export async function buildWithThirdGame(): Promise<string> {
  await Promise.all([buildServer(), buildClient()]);
  return join(BUILT, 'server/dist/main.mjs');
}
