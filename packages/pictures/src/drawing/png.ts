import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
let ready: Promise<void> | null = null;

/** The pixels of a drawing. No fonts are loaded: all letters are outlines. */
export async function png(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const rendered = drawing.render();
  try {
    return rendered.asPng();
  } finally {
    rendered.free();
    drawing.free();
  }
}
