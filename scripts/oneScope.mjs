// How programs are bundled that play and search games.

/** What a function cannot do: an import has to stand outside of it, and so has the address of the module. */
const OUTSIDE = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const moduleAddress = import.meta.url;`;

/**
 * Options for esbuild: the bundle becomes one function, and these are its exports. What a function declares and nobody changes V8 takes for
 * constant, so that it inlines calls and folds numbers; what a module declares it looks up whenever it is used.
 */
export function inOneScope(exports) {
  return {
    format: 'iife',
    globalName: 'exported',
    banner: { js: OUTSIDE },
    footer: { js: exports.length === 0 ? '' : `export const { ${exports.join(', ')} } = exported;` },
    define: { 'import.meta.url': 'moduleAddress' },
  };
}
