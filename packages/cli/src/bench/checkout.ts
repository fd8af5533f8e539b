import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';
import { errorTexts } from '../errorTexts.ts';
import { UsageError } from '../usageError.ts';
import type { Build } from './build.ts';

const SOURCES = {
  './packages/cli/src/games/lookup.ts': ['gameNamed'],
  './packages/cli/src/games/gameOption.ts': ['readOptions'],
  '@pharos/core': ['rngFromSeed', 'firstSeat', 'playout', 'Tally'],
  '@pharos/bots': ['botRng', 'chooseMove', 'readSpec'],
};
const ENTRY = Object.entries(SOURCES)
  .map(([from, names]) => `export { ${names.join(', ')} } from '${from}';`)
  .join('\n');

/** The checkout this program was built in. */
export function ownCheckout(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isCheckout(folder) && dirname(folder) !== folder) folder = dirname(folder);
  if (!isCheckout(folder)) throw new UsageError(errorTexts.againstNeedsCheckout);
  return folder;
}

function isCheckout(folder: string): boolean {
  return existsSync(join(folder, 'packages', 'core', 'src'));
}

/** Bundles what is measured of a checkout and loads it. Its packages from the registry need not be installed: ours will do. */
export async function buildOf(checkout: string): Promise<Build> {
  if (!isCheckout(checkout)) throw new UsageError(errorTexts.noCheckout(checkout));
  const { build } = await import('esbuild').catch(() => {
    throw new UsageError(errorTexts.againstNeedsCheckout);
  });
  const folder = mkdtempSync(join(tmpdir(), 'pharos-bench-'));
  try {
    const outfile = join(folder, 'build.mjs');
    await build({
      stdin: { contents: ENTRY, resolveDir: checkout },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      ...(await optionsOf(checkout)),
      target: 'node20',
      logLevel: 'silent',
      plugins: [packagesOf(checkout)],
      nodePaths: [join(ownCheckout(), 'node_modules')],
    });
    return (await import(pathToFileURL(outfile).href)) as Build;
  } catch (error) {
    throw new UsageError(errorTexts.cannotBuild(checkout, error instanceof Error ? error.message : String(error)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How a checkout bundles what plays games: that is part of what is measured. Older ones have nothing of their own to say. */
async function optionsOf(checkout: string): Promise<BuildOptions> {
  const file = join(checkout, 'scripts', 'oneScope.mjs');
  if (!existsSync(file)) return {};
  const { inOneScope } = (await import(pathToFileURL(file).href)) as OneScope;
  return inOneScope(Object.values(SOURCES).flat());
}

interface OneScope {
  readonly inOneScope: (exports: readonly string[]) => BuildOptions;
}

/** Finds our own packages in the checkout, whatever is installed there. */
function packagesOf(checkout: string): Plugin {
  return {
    name: 'packages-of-checkout',
    setup(build) {
      build.onResolve({ filter: /^@pharos\// }, ({ path, kind, pluginData }) => {
        if (pluginData === packagesOf) return undefined;
        // Within its own folder a package is found by its name.
        const resolveDir = join(checkout, 'packages', path.split('/')[1]);
        return build.resolve(path, { resolveDir, kind, pluginData: packagesOf });
      });
    },
  };
}
