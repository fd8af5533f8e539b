import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { sharedStyles } from './plugins/sharedStyles.js';

export default {
  preprocess: [vitePreprocess({ style: false }), sharedStyles()],
  // Every element with a style of its component carries this name.
  compilerOptions: { cssHash: ({ hash, filename }) => `s-${hash(filename).slice(0, 5)}` },
};
