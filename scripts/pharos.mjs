// Runs the command line from a checkout: installs and builds first if needed.
import { build } from './build.mjs';
import { ensureDeps } from './ensureDeps.mjs';

await ensureDeps();
// Those that concern a server's database are carried out by the server's own tool.
const NEED_SERVER = new Set(['backup', 'restore', 'export']);
await build(NEED_SERVER.has(process.argv[2]) ? ['cli', 'server'] : ['cli']);
await import('../packages/cli/bin/pharos.mjs');
