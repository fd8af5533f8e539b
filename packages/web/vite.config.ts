import { serwist } from '@serwist/vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { breakpoints } from './plugins/breakpoints.ts';
import { gallery } from './plugins/gallery.ts';
import { messages } from './plugins/messages.ts';
import { precompressed } from './plugins/precompressed.ts';
import { preloads } from './plugins/preloads.ts';

const SERVER = 'http://localhost:3000';

/** What the tables of all games share, with the small pieces that other pages have of it too. */
const OF_TABLES =
  /\/web\/src\/(table\/(?!coach\/|plan\/(?!canPlanAnswers))|signs\/|help\/RulesOverTable|i18n\/(hyphens|withWords)|net\/ratingsApi|players\/whenPlayersChange|ratings\/(ratingText|seatRatings)|settings\/SettingsForm|styles\/sprites\/scenes\.json)|\/protocol\/src\/clockTimes/;

/** What tables of Duel share. */
const OF_DUEL = /\/games\/duel\/(?!agora\/|pantheon\/|help\/|local\/|coach\/|words\/contentLoaders\.)/;

/** What tables of 7 Wonders share: the components of expansions come when they are played, their words and signs with all tables. */
const OF_WONDERS =
  /\/games\/wonders\/(?!help\/|local\/|coach\/|\w+\/(help|form|texts)\/|(armada|cities|leaders|partner)\/(.*\.svelte(?!\.ts)|parts\.ts|entry\.ts|words\/\w+Texts\.ts)|words\/(wondersTexts|contentLoaders)\.ts)/;

/** What is shown of the pieces of 7 Wonders besides views: whoever shows some of it soon shows all of it. */
const PIECES_OF_WONDERS =
  /\/wonders\/src\/((packs|limits|copiesInPlay|expansionHands|findChoice|sciencePoints|effectValues)|content\/base\d)\.ts/;

export default defineConfig({
  plugins: [
    messages(),
    svelte(),
    gallery(),
    precompressed(),
    preloads(),
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
    // What every page begins with is one program and one sheet, and so is what all tables share, and those of each game with and without expansions:
    // in small pieces it would be more to fetch.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            {
              name: 'tables',
              test: OF_TABLES,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'duel',
              test: OF_DUEL,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'wonders',
              test: OF_WONDERS,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'wondersPieces', test: PIECES_OF_WONDERS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
