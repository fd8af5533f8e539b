import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|svg)$/;

/**
 * Writes each built file once more as `.br` and `.gz`, at the best quality there is: a server that packs files while it answers
 * has to be content with less.
 */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir, build.assetsDir)),
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => COMPRESSED.test(file))) {
        const bytes = readFileSync(join(folder, name));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
