import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CITIES_RULINGS, LEADERS_RULINGS, RULINGS, wonders } from '../src/index.ts';

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('every ruling of the options is told with its rule and the books, and no other', () => {
  const of = (pack: string): string[] => wonders.rulings.filter((one) => one.pack === pack).map(({ id }) => id);
  expect(of('armada')).toEqual([...RULINGS]);
  expect(of('cities')).toEqual(CITIES_RULINGS.map(({ id }) => id));
  expect(of('leaders')).toEqual(LEADERS_RULINGS.map(({ id }) => id));
  expect(new Set(wonders.rulings.map(({ id }) => id)).size).toBe(wonders.rulings.length);
  for (const { pack, answers } of wonders.rulings) {
    expect(['armada', 'cities', 'leaders']).toContain(pack);
    expect(answers.map(({ id }) => id)).toEqual(['usual', 'turned']);
    // Where a book is clear it says what is usual.
    expect(answers[1].books).toEqual([]);
  }
});

test('every ruling is about a rule, and the table of rulings in the rules tells it', () => {
  for (const { id, pack, rule, answers } of wonders.rulings) {
    const rules = text(`../../../docs/rules/${pack}.md`);
    expect(rules, rule).toContain(`- **${rule}** `);
    const row = rules.split('\n').find((line) => line.includes(`\`${id}\``) && line.startsWith('|'));
    expect(row, id).toContain(rule);
    for (const book of answers[0].books) expect(row, id).toContain(book);
  }
});
