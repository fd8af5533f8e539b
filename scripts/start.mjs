// Builds what changed and opens the server, in this process: signals reach it without detours.
import { build } from './build.mjs';

await build(['server', 'web']);
await import('../packages/server/dist/main.mjs');
