// Runs the command line from a checkout: installs and builds first if needed.
import { build } from './build.mjs';
import { ensureDeps } from './ensureDeps.mjs';

await ensureDeps();
await build(['cli']);
await import('../packages/cli/bin/pharos.mjs');
