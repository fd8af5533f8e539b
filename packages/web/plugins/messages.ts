import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');
const BESIDE = 'beside/';
const TEXTS = 'texts/';
const LANGUAGES = ['en', 'pl', 'hu'];

/**
 * `virtual:messages/en`, `virtual:content/duel/en` and, for texts that lie beside what shows them, `virtual:beside/games/…/en`:
 * the catalogues of ICU messages as modules. A text with a `{` becomes a function, any other stays a string, so that the
 * parser never reaches the browser. `virtual:texts/games/…` is what fetches those beside something in each language.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (/^virtual:(messages|content|beside|texts)(\/\w+)+$/.test(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:')) return null;
      const path = id.slice('\0virtual:'.length);
      if (path.startsWith(TEXTS)) return loadersOf(path.slice(TEXTS.length));
      const language = path.slice(path.lastIndexOf('/') + 1);
      const file = join(SOURCE, path.startsWith(BESIDE) ? path.slice(BESIDE.length) : `i18n/${path}`) + '.json';
      this.addWatchFile(file);
      const functions: Record<string, string> = {};
      const tree = collect(JSON.parse(readFileSync(file, 'utf8')) as Tree, functions);
      const compiled = compileModule(new MessageFormat(language), functions).replace('export default', 'const f =');
      return `${compiled}\nexport default ${tree};\n`;
    },
  };
}

function loadersOf(folder: string): string {
  const loaders = LANGUAGES.map((one) => `${one}: () => import('virtual:${BESIDE}${folder}/texts/${one}')`);
  return `export default { ${loaders.join(', ')} };\n`;
}

function collect(tree: Tree, functions: Record<string, string>): string {
  if (typeof tree === 'string') {
    if (!tree.includes('{')) return JSON.stringify(tree);
    const name = `m${Object.keys(functions).length}`;
    functions[name] = tree;
    return `f.${name}`;
  }
  if (Array.isArray(tree)) return `[${tree.map((part: Tree) => collect(part, functions)).join(',')}]`;
  const entries = Object.entries(tree as Record<string, Tree>);
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${collect(part, functions)}`).join(',')}}`;
}
