// Runs a trial of the server from outside: `node scripts/trials.mjs NAME …` bundles packages/trials/src/NAME and starts it.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, bundle } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Those in which a browser takes part. */
const WITH_CLIENT = new Set(['cluster']);

const [name = ''] = process.argv.splice(2, 1);
if (!/^[a-z]+$/.test(name) || !existsSync(join(root, 'packages', 'trials', 'src', name, 'main.ts')))
  throw new Error(`there is no trial "${name}"`);
await build(WITH_CLIENT.has(name) ? ['server', 'web'] : ['server']);
const to = `trials/dist/${name}.mjs`;
await bundle({ from: `trials/src/${name}/main.ts`, to, external: true });
await import(pathToFileURL(join(root, 'packages', to)).href);
