import { serwist } from '@serwist/vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { breakpoints } from './plugins/breakpoints.ts';
import { gallery } from './plugins/gallery.ts';
import { messages } from './plugins/messages.ts';
import { precompressed } from './plugins/precompressed.ts';

const SERVER = 'http://localhost:3000';

export default defineConfig({
  plugins: [
    messages(),
    svelte(),
    gallery(),
    precompressed(),
    serwist({
      swSrc: 'src/sw.ts',
      swDest: 'sw.js',
      globDirectory: 'dist',
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
      injectionPoint: 'self.__SW_MANIFEST',
      rollupFormat: 'iife',
    }),
  ],
  css: { postcss: { plugins: [breakpoints] } },
  server: { proxy: { '/api': SERVER, '/pictures': SERVER, '/socket.io': { target: SERVER, ws: true } } },
  // Bots think in a worker that fetches only the game it needs.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The server allows fonts as files only, however small they are.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // What every page begins with is one program and one sheet, and so is what the tables of Duel with and without expansions share:
    // in small pieces it would be more to fetch.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            {
              name: 'duel',
              test: /\/games\/duel\/(?!agora\/|pantheon\/|help\/|local\/)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
