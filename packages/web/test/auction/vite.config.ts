import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { messages } from '../../plugins/messages.ts';

const REGISTRY = fileURLToPath(new URL('registry.ts', import.meta.url));

let isReplaced = false;

/** Whoever looks a game up finds the one more. */
const withAuction: Plugin = {
  name: 'registry-with-auction',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id !== './registry.ts' || !importer?.endsWith('/games/knownGames.ts')) return null;
    isReplaced = true;
    return REGISTRY;
  },
  buildEnd(error) {
    if (!error && !isReplaced) throw new Error('No module looks games up in the registry.');
  },
};

/** The client with one more game; `outDir` comes from the command line. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [withAuction, messages(), svelte()],
  worker: { format: 'es' },
  // As in the client itself: the server allows no fonts inside sheets.
  build: { target: 'es2022', modulePreload: { polyfill: false }, emptyOutDir: true, assetsInlineLimit: 0 },
});
