import { expect, test } from 'vitest';
import { readmeExamples, runExample } from '../readmeExamples.mjs';

const examples = readmeExamples();

test('some packages explain themselves by an example', () => expect(examples.length).toBeGreaterThan(3));

test.each(examples)(
  'the example in the README of $name prints what the README says',
  async ({ name, program, prints }) => {
    expect(program?.trim().split('\n').length).toBeLessThanOrEqual(16);
    expect(await runExample(name, program)).toBe(prints);
  },
);
