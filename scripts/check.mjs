// Runs the checks two at a time and prints a line for each; the output of a check only if it fails.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKS } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const AT_ONCE = 2;

function runCheck([name, command, args]) {
  const program = command === 'node' ? process.execPath : join(binaries, command);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, shell: process.platform === 'win32' && command !== 'node' });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ name, ok: false, output: error.message }));
    child.on('close', (code) => {
      const ok = code === 0;
      process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
      if (!ok) process.stdout.write(`${output.trimEnd()}\n`);
      resolve({ name, ok, output });
    });
  });
}

/** Answers how many checks passed and failed. */
export async function check() {
  const queue = [...CHECKS];
  const results = [];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results.push(await runCheck(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const passed = results.filter((result) => result.ok).length;
  return { passed, failed: results.length - passed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
