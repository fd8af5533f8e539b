import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULINGS, wonders } from '../src/index.ts';

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('every ruling of the options is told with its rule and the books, and no other', () => {
  expect(wonders.rulings.map(({ id }) => id)).toEqual([...RULINGS]);
  for (const { pack, answers } of wonders.rulings) {
    expect(pack).toBe('armada');
    expect(answers.map(({ id }) => id)).toEqual(['usual', 'turned']);
    // Where a book is clear it says what is usual.
    expect(answers[1].books).toEqual([]);
  }
});

test('every ruling is about a rule, and the table of rulings in the rules tells it', () => {
  const rules = text('../../../docs/rules/armada.md');
  for (const { id, rule, answers } of wonders.rulings) {
    expect(rules, rule).toContain(`- **${rule}** `);
    const row = rules.split('\n').find((line) => line.includes(`\`${id}\``) && line.startsWith('|'));
    expect(row, id).toContain(rule);
    for (const book of answers[0].books) expect(row, id).toContain(book);
  }
});
