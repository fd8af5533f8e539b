// Bundles engines and bots of a checkout, so that two of them can be compared in one process.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What `entry` exports, with the packages of a checkout, as one module. */
export async function bundleOf(checkout, entry, outfile) {
  const packagesOf = {
    name: 'packages-of-checkout',
    setup({ onResolve }) {
      onResolve({ filter: /^@pharos\// }, ({ path }) => {
        const [name, ...inside] = path.slice('@pharos/'.length).split('/');
        return { path: join(checkout, 'packages', name, 'src', `${inside.join('/') || 'index'}.ts`) };
      });
    },
  };
  await build({
    stdin: { contents: entry, resolveDir: checkout },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [packagesOf],
    // A checkout in which nothing is installed borrows the registry packages of this one.
    nodePaths: [join(root, 'node_modules')],
  });
}
