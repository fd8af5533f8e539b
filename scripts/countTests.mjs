// What a test run amounts to: whatever did not pass has failed, also what did not run.
import { readFileSync } from 'node:fs';

/** Where a test is written; what `each` makes of it is known only once the file was loaded. */
const TEST = /^[ \t]*(?:test|it)(?:\.\w+)*[(<`]/gm;

/** How many tests are written in a file, which may not load. */
function countWritten(path) {
  return Math.max(1, readFileSync(path, 'utf8').match(TEST)?.length ?? 0);
}

/** None of them ran. */
function countNone(paths) {
  return { passed: 0, failed: Math.max(1, sum(paths, countWritten)), notRun: paths };
}

/**
 * Counts a report of vitest. Its own sums leave out the tests of a file that did not load or whose set-up failed, of a
 * process that died, and errors outside of tests; `exitCode` tells of these last. Where what comes before all tests
 * failed, no file is in the report: `listFiles` answers which should be.
 */
export function countTests({ testResults }, exitCode, listFiles) {
  if (testResults.length === 0) return countNone(listFiles());
  const files = testResults.map(countFile);
  const passed = sum(files, (file) => file.passed);
  const failed = sum(files, (file) => file.failed);
  const notRun = files.filter((file) => file.isCut).map((file) => file.name);
  return { passed, failed: Math.max(failed, exitCode === 0 ? 0 : 1), notRun };
}

function countFile({ name, status, assertionResults: tests }) {
  if (tests.length === 0) return { name, passed: 0, failed: countWritten(name), isCut: true };
  const passed = tests.filter((test) => test.status === 'passed').length;
  const isCut = tests.some((test) => test.status !== 'passed' && test.status !== 'failed');
  // Where every test passed but the file failed, what clears up after them did.
  return { name, passed, failed: Math.max(tests.length - passed, status === 'failed' ? 1 : 0), isCut };
}

function sum(items, of) {
  return items.reduce((total, item) => total + of(item), 0);
}
