import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { errorTexts } from '../errorTexts.ts';
import { UsageError } from '../usageError.ts';
import type { Build } from './build.ts';

const ENTRY = `
export { gameNamed } from './packages/cli/src/games/lookup.ts';
export { readOptions } from './packages/cli/src/games/gameOption.ts';
export { rngFromSeed, firstSeat, playout, Tally } from '@pharos/core';
export { botRng, chooseMove, readSpec } from '@pharos/bots';
`;

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
