import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

const files = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(join(SOURCE, path), 'utf8')]),
);

const STATIC = /^\s*(?:import|export)\s(?!type\b)(?:[^'"`;]*?\sfrom\s)?\s*['"](\.[^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g;

/** What can be on screen although nothing was fetched by any of some files. */
function reachedWithout(fetching: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const todo = ['main.ts'];
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    const code = files.get(path);
    if (code === undefined || reached.has(path)) continue;
    reached.add(path);
    const imports = [...code.matchAll(STATIC), ...(fetching.includes(path) ? [] : code.matchAll(DYNAMIC))];
    todo.push(...imports.map(([, to]) => join(dirname(path), to)));
  }
  return reached;
}

/** Whether a file names a key, as a whole or by its beginning. */
function names(code: string, key: string): boolean {
  if (code.includes(`'${key}'`)) return true;
  return [...code.matchAll(/`((?:\w+\.)+\w*)\$\{[^}]*\}(\w*)`/g)].some(
    ([, start, end]) => key.startsWith(start) && key.endsWith(end),
  );
}

/** What fetches a table of 7 Wonders, its help and its expansions. */
const WITH_A_TABLE = [
  'games/wonders/wondersGame.ts',
  'games/wonders/armada/entry.ts',
  'games/wonders/cities/entry.ts',
  'games/wonders/leaders/entry.ts',
];

/** Texts that are not there from the beginning, and the files that fetch them with what shows them. */
const CATALOGUES = [
  { folder: 'app/pages', fetchedBy: ['app/pages/pages.ts'] },
  { folder: 'learn', fetchedBy: ['app/pages/pages.ts'] },
  { folder: 'daily', fetchedBy: ['app/pages/pages.ts'] },
  { folder: 'games/wonders/words', fetchedBy: WITH_A_TABLE },
  { folder: 'games/wonders/armada/words', fetchedBy: WITH_A_TABLE },
  { folder: 'games/wonders/cities/words', fetchedBy: WITH_A_TABLE },
  { folder: 'games/wonders/leaders/words', fetchedBy: WITH_A_TABLE },
  { folder: 'games/wonders/armada/form', fetchedBy: ['games/wonders/armada/form/ownShipyards.ts'] },
];

describe('texts that are fetched with what shows them', () => {
  it.each(CATALOGUES)('$folder: nothing names them that is shown before', ({ folder, fetchedBy }) => {
    const { messages } = JSON.parse(readFileSync(join(SOURCE, folder, 'texts', 'en.json'), 'utf8')) as {
      messages: Record<string, string>;
    };
    const reached = [...reachedWithout(fetchedBy)];
    expect(reached.length).toBeGreaterThan(100);
    const early = Object.keys(messages).flatMap((key) =>
      reached.filter((path) => names(files.get(path) ?? '', key)).map((path) => `${path}: ${key}`),
    );
    expect(early).toEqual([]);
  });

  it('only Armada names the texts of Armada', () => {
    const others = [...files].filter(([path]) => !path.startsWith('games/wonders/armada/'));
    expect(others.filter(([, code]) => /['"`]sea\.\w/.test(code)).map(([path]) => path)).toEqual([]);
  });
});
