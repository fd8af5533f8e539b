import { readFileSync } from 'node:fs';
import { ERROR_CODES } from '@pharos/core';
import { expect, it } from 'vitest';
import { STATUS_OF } from '../src/errors.ts';

const text = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
const rows = [...text.matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) +\| (.*\S) +\|$/gm)];

it('docs/errors.md has exactly one row for each code, with its status and a meaning', () => {
  const described = rows.map(([, code, status]) => [code, Number(status)]);
  expect(described).toEqual(Object.entries(STATUS_OF).sort(([a], [b]) => (a < b ? -1 : 1)));
  expect(rows.every(([, , , meaning]) => meaning.length > 10)).toBe(true);
});

it('the codes of the kernel are among them', () => {
  expect(Object.keys(STATUS_OF)).toEqual(expect.arrayContaining([...ERROR_CODES]));
});
