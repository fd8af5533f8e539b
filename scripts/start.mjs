// Builds what changed and opens the server, in this process: signals reach it without detours.
import { build } from './build.mjs';
import { openBrowser } from './openBrowser.mjs';

try {
  await build(['server', 'web']);
} catch (error) {
  process.stderr.write(`${error.message}\nPharos could not be built; see the messages above.\n`);
  process.exit(1);
}
const { address } = await import('../packages/server/dist/main.mjs');
openBrowser(address);
