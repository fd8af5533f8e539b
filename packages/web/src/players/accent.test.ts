import { expect, test } from 'vitest';
import { accentOf } from './accent.ts';

test('a name has one colour, and names have many', () => {
  const names = ['Arsinoe', 'Berenike', 'Chloe', 'Damon', 'Erato', 'Galene', 'Hebe', 'Ianthe', 'Kleon', 'Lais', 'Maia'];
  expect(names.map(accentOf)).toEqual(names.map(accentOf));
  expect(new Set(names.map(accentOf)).size).toBeGreaterThan(4);
  expect(accentOf('')).toMatch(/^#/);
});
