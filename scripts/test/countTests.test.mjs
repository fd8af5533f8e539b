import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countTests } from '../countTests.mjs';

const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

// Each starts vitest once more, which on a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pharos-count-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes test files, runs them, and answers what was counted. */
function run(files, config = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test: config })};`);
  const report = join(folder, 'report.json');
  const args = [VITEST, 'run', '--root', folder, '--globals', '--reporter=json', `--outputFile=${report}`];
  const { status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const counted = countTests(JSON.parse(readFileSync(report, 'utf8')), status, () =>
    Object.keys(files)
      .filter((name) => name.includes('.test.'))
      .map((name) => join(folder, name)),
  );
  return { ...counted, notRun: counted.notRun.map((path) => basename(path)).sort() };
}

test('tests that pass and tests that fail are counted as such', () => {
  const counted = run({ 'a.test.js': 'test("a", () => {}); test("b", () => { throw new Error("b"); });' });
  expect(counted).toEqual({ passed: 1, failed: 1, notRun: [] });
});

test('the tests of a file that did not load, and of one whose set-up failed, count as failed', () => {
  const counted = run({
    'good.test.js': 'test("a", () => {});',
    'setup.test.js': `beforeAll(() => { throw new Error('no browser'); });
test('a', () => {});
describe('b', () => test.each([1, 2, 3])('c %i', () => {}));`,
    'throws.test.js': `test('a', () => {});
test('b', () => {});
throw new Error('does not load');`,
    'missing.test.js': `import './missing.js';
test.each([1, 2])('a %i', () => {});`,
    'empty.test.js': 'export {};',
  });
  expect(counted).toEqual({
    passed: 1,
    failed: 4 + 2 + 1 + 1,
    notRun: ['empty.test.js', 'missing.test.js', 'setup.test.js', 'throws.test.js'],
  });
});

test('skipped tests and tests still to be written count as failed', () => {
  const counted = run({
    'a.test.js': `test.skip('a', () => {}); test.todo('b'); test('c', ({ skip }) => skip()); test('d', () => {});`,
  });
  expect(counted).toEqual({ passed: 1, failed: 3, notRun: ['a.test.js'] });
});

test('a failure while clearing up after the tests of a file counts', () => {
  const counted = run({ 'a.test.js': `test('a', () => {}); afterAll(() => { throw new Error('after'); });` });
  expect(counted).toEqual({ passed: 1, failed: 1, notRun: [] });
});

test('an error outside of every test counts', () => {
  const counted = run({
    'a.test.js': `test('a', async () => {
      setTimeout(() => { throw new Error('later'); }, 1);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`,
  });
  expect(counted).toEqual({ passed: 1, failed: 1, notRun: [] });
});

test('the tests of a process that died count as failed', () => {
  const counted = run({
    'tests.test.js': `test('a', () => {}); test('b', () => process.kill(process.pid, 'SIGKILL')); test('c', () => {});`,
    'load.test.js': `process.kill(process.pid, 'SIGKILL');\ntest('a', () => {});\ntest('b', () => {});`,
  });
  expect(counted).toEqual({ passed: 0, failed: 5, notRun: ['load.test.js', 'tests.test.js'] });
});

test('where the set-up of all tests fails every test that is written counts as failed', () => {
  const files = {
    'a.test.js': "test('a', () => {});\n  it.each([1])('b', () => {});\n// test('c')\ncontest('d');\n",
    'b.test.js': "test('a', () => {});\n",
    'setup.js': "export function setup() { throw new Error('no server'); }",
  };
  const counted = run(files, { globalSetup: ['setup.js'] });
  expect(counted).toEqual({ passed: 0, failed: 3, notRun: ['a.test.js', 'b.test.js'] });
});

test('a run that found no file counts as a failure', () => {
  expect(countTests({ testResults: [] }, 1, () => [])).toMatchObject({ passed: 0, failed: 1 });
});
