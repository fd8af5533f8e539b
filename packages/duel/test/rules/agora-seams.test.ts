import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agora } from '../../src/content/agora.ts';
import { TASK_NAMES } from '../../src/tasks.ts';

const folder = new URL('../../src/', import.meta.url);

/** Where every part of a state is listed anyway: an expansion adds its own part there. */
const EDGES = new Set([
  'state',
  'view',
  'choiceView',
  'obstacles',
  'preview',
  'facts',
  'events',
  'resample',
  'notation',
  'position',
  'options',
  'catalog',
  'index',
  'game',
]);

const rules = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !EDGES.has(file.replace('.ts', '')))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

test('at most eight files of the base rules call into Agora', () => {
  const seams = rules.filter(({ text }) => /from '\.\/agora\//.test(text)).map(({ file }) => file);
  expect(seams.length, seams.join()).toBeLessThanOrEqual(8);
  expect(seams).toContain('effects.ts');
});

test('no rule of the base game names a piece of Agora', () => {
  const all = [agora.cards, agora.wonders, agora.tokens, agora.decrees, agora.conspiracies].flat();
  // A kind of choice may be called like the Conspiracy that offers it.
  const pieces = all.filter(({ id }) => !TASK_NAMES.some((name) => name === id));
  for (const { file, text } of rules) {
    for (const { id } of pieces) expect(text.includes(`'${id}'`), `${file} names ${id}`).toBe(false);
  }
});
