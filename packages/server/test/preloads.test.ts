import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askedLanguage, preloadTags, readPreloads } from '../src/http/preloads.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pharos-preloads-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
  ['de-DE,hu;q=0.4,en;q=0.3', 'hu'],
  ['en;q=0.2, hu;q=0.9', 'hu'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=x,,;q=1', 'en'],
  [undefined, 'en'],
])('of the languages "%s" the page is fetched in %s', (accepted, language) => {
  expect(askedLanguage(accepted)).toBe(language);
});

test('the list of the build is read', async () => {
  const file = join(folder, 'preloads.json');
  await writeFile(file, JSON.stringify({ en: ['/assets/en-1a2b.js'] }));
  const preloads = await readPreloads(file);
  expect(preloadTags(preloads['en'] ?? [])).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/en-1a2b.js" />',
  ]);
});

test.each(['', '[]', '{"en":"/assets/en.js"}', '{"en":["\\"><script>"]}'])(
  'a list that cannot be read is as if there were none: %s',
  async (text) => {
    const file = join(folder, 'preloads.json');
    await writeFile(file, text);
    expect(await readPreloads(file)).toEqual({});
    expect(await readPreloads(join(folder, 'missing.json'))).toEqual({});
  },
);
