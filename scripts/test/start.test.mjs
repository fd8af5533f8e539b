import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openCommand } from '../openBrowser.mjs';
import { runQuietly, withProgress } from '../progress.mjs';

const ADDRESS = 'http://localhost:3000';
const DESKTOP = { platform: 'linux', env: { DISPLAY: ':0' }, args: [], isTerminal: true };

test.each([
  ['on a Linux desktop', DESKTOP, ['xdg-open', ADDRESS]],
  ['on Wayland', { ...DESKTOP, env: { WAYLAND_DISPLAY: 'wayland-0' } }, ['xdg-open', ADDRESS]],
  ['on a Mac', { ...DESKTOP, platform: 'darwin', env: {} }, ['open', ADDRESS]],
  ['on Windows', { ...DESKTOP, platform: 'win32', env: {} }, ['cmd', '/c', 'start', '', ADDRESS]],
])('the browser opens %s', (_, machine, command) => {
  expect(openCommand(ADDRESS, machine)).toEqual(command);
});

test.each([
  ['on Linux without a desktop', { env: {} }],
  ['with an empty DISPLAY', { env: { DISPLAY: '' } }],
  ['where nobody watches the terminal', { isTerminal: false }],
  ['over ssh', { env: { DISPLAY: ':0', SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' } }],
  ['in a terminal of ssh on a Mac', { platform: 'darwin', env: { SSH_TTY: '/dev/ttys1' } }],
  ['in CI', { platform: 'win32', env: { CI: 'true' } }],
  ['with PHAROS_OPEN=0', { env: { DISPLAY: ':0', PHAROS_OPEN: '0' } }],
  ['with BROWSER=none', { env: { DISPLAY: ':0', BROWSER: 'none' } }],
  ['with --no-open', { args: ['--no-open'] }],
])('the browser stays closed %s', (_, difference) => {
  expect(openCommand(ADDRESS, { ...DESKTOP, ...difference })).toBeNull();
});

/** A start on a busy machine, which may have to build and always makes a database. */
const START_LIMIT_MS = 180_000;

/** Something to write to, and what was written. */
function paper(isTTY) {
  let text = '';
  return { isTTY, write: (more) => (text += more), read: () => text };
}

test('a step is one line with the time it took; in a terminal the time runs', async () => {
  for (const [isTTY, line] of [
    [false, 'Building … 2 s\n'],
    [true, '\rBuilding …\rBuilding … 2 s\n'],
  ]) {
    const out = paper(isTTY);
    let time = 0;
    const done = await withProgress('Building', async () => (time += 2000), { out, now: () => time });
    expect(done).toBe(2000);
    expect(out.read()).toBe(line);
  }
});

test('what a program says is kept back, and told in full if it fails', async () => {
  const out = paper(false);
  const say = (code) => ['--eval', `console.log('a hint'); console.error('a warning'); process.exitCode = ${code};`];
  await withProgress('Installing', () => runQuietly(process.execPath, say(0), {}), { out });
  expect(out.read()).toMatch(/^Installing … \d+ s\n$/);
  const failing = withProgress('Building', () => runQuietly(process.execPath, say(1), {}), { out });
  await expect(failing).rejects.toThrow(/^(a hint\na warning|a warning\na hint)$/);
  expect(out.read()).toMatch(/\nBuilding … failed\n$/);
});

test(
  'a start prints its steps and the address, and nothing else',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-start-'));
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, PUBLIC_URL: '', LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, [fileURLToPath(new URL('../start.mjs', import.meta.url))], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    const ended = new Promise((resolve) => child.once('close', resolve));
    try {
      await expect.poll(() => said, { timeout: START_LIMIT_MS }).toContain('Pharos is open');
    } finally {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    }
    const step = '(Building the (server|web client) … \\d+ s\\n)*';
    expect(said).toMatch(new RegExp(`^${step}Pharos is open at http://localhost:\\d+\\n$`));
  },
  START_LIMIT_MS + 20_000,
);
