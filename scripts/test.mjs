// Every check and every test, with one closing line: "N passed, M failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { check } from './check.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function runVitest(config) {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-test-'));
  const report = join(folder, 'report.json');
  try {
    const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    const run = spawnSync(process.execPath, [...args, ...reporters], { cwd: root, stdio: 'inherit' });
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that does not even load has no failed test in it, but it is a failure.
    const failed = Math.max(numFailedTests, success && run.status === 0 ? 0 : 1);
    return { passed: numPassedTests, failed };
  } catch (error) {
    process.stdout.write(`the test run left no report: ${error.message}\n`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A build that fails is one failure; the checks say more about why. */
async function runBuild() {
  try {
    await build();
    return { passed: 0, failed: 0 };
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
}

const results = [await runBuild(), await check(), runVitest('vitest.config.ts'), runVitest('e2e/vitest.config.ts')];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
