import { expect, test } from 'vitest';
import { readmeExamples, runExample } from '../readmeExamples.mjs';

const examples = readmeExamples();

test.each(examples)('the README of $name has an example of a few lines', ({ program }) => {
  expect(program).not.toBeNull();
  expect(program?.trim().split('\n').length).toBeLessThanOrEqual(18);
});

/** Two start a server, which takes seconds, and many times as long on a busy machine. */
const SLOW = { timeout: 300_000 };

test.each(examples)('the example in the README of $name prints what the README says', SLOW, async (example) => {
  expect(await runExample(example)).toBe(example.prints);
});
