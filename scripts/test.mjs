// Every check and every test, with one closing line: "N passed, M failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { countTests } from './countTests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

function runVitest(config) {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-test-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile=${report}`];
  try {
    const run = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
    const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
    const counted = countTests(found, run.status, () => testFiles(config));
    for (const path of counted.notRun) process.stdout.write(`Not all tests ran: ${relative(root, path)}\n`);
    return counted;
  } catch (error) {
    process.stdout.write(`the test run left no report that can be read: ${error.message}\n`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files a run would have loaded. */
function testFiles(config) {
  const args = ['list', '--filesOnly', '--json', '--config', config];
  const run = spawnSync(process.execPath, [vitest, ...args], { cwd: root, encoding: 'utf8' });
  return JSON.parse(run.stdout).map(({ file }) => file);
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
